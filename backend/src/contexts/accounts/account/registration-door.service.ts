import { Injectable } from '@nestjs/common';
import { INVITATION_TEXT, type RegistrationMode } from '../../../../contracts/invitations.js';
import type { Origin } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { forbidden } from '../../../platform/refusals/refusals.js';
import { AccountSettings } from '../account-settings.port.js';
import { accountStream } from './account.stream.js';
import { InvitationDesk } from './invitation-desk.port.js';

/** Who wants to become a member, and by which invitation, if any. */
export interface Newcomer {
  readonly memberId: string;
  readonly email: string;
  readonly invitation: string | undefined;
}

/** Lets in who may open an account now: everybody, whoever was invited, or nobody. */
@Injectable()
export class RegistrationDoor {
  constructor(
    private readonly settings: AccountSettings,
    private readonly invitations: InvitationDesk,
    private readonly store: EventStore,
  ) {}

  get mode(): RegistrationMode {
    return this.settings.registrationMode;
  }

  /** Registers; an invitation is good once, and good again when no account came of it. Throws RuleViolation. */
  async through({ memberId, email, invitation }: Newcomer, origin: Origin, register: () => Promise<void>): Promise<void> {
    if (this.mode === 'closed') throw forbidden(INVITATION_TEXT.closed);
    if (!invitation) {
      if (this.mode === 'invitation') throw new RuleViolation('registration.invitation-needed', INVITATION_TEXT.needed, null, 'forbidden');
      return register();
    }
    await this.invitations.claim(invitation, email, memberId, origin);
    try {
      await register();
    } catch (error) {
      await this.invitations.giveBack(invitation, memberId, origin);
      throw error;
    }
    // Whoever registers an address that another has is told the same, and no account is opened.
    if (await this.isOpened(memberId)) await this.invitations.use(invitation, memberId, origin);
    else await this.invitations.giveBack(invitation, memberId, origin);
  }

  /** Whether there is an account of that member, as the log says. */
  async isOpened(memberId: string): Promise<boolean> {
    return (await this.store.state(accountStream, memberId)).registered !== null;
  }
}
