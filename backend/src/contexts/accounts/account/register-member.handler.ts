import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ACCOUNT_TEXT } from '../../../../contracts/accounts.js';
import { intent, type Origin } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { RateLimiter } from '../../../kernel/rate-limiter.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Scheduler } from '../../../kernel/schedule.js';
import type { Credentials } from '../../../kernel/vault.js';
import { CREDENTIALS, RATE_LIMITER, SCHEDULER } from '../../../platform/tokens.js';
import { sha256 } from '../../../platform/vault/cipher.js';
import { NameReservations } from '../reservation/name-reservations.js';
import { RegisterMember, WarnAddressOwner } from './account.commands.js';
import { refuseRegistration } from './account.decider.js';
import { foldEmail } from './account.rules.js';
import { accountStream } from './account.stream.js';

/** Mails to one owner before they have to wait, as in signing in. */
const FREE_MAILS = 3;

/** Takes the name and the address, then opens the account. Whoever registers a known address learns nothing; its owner gets a mail. */
@CommandHandler(RegisterMember)
export class RegisterMemberHandler implements ICommandHandler<RegisterMember> {
  constructor(
    private readonly store: EventStore,
    private readonly names: NameReservations,
    @Inject(CREDENTIALS) private readonly credentials: Credentials,
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
    @Inject(SCHEDULER) private readonly scheduler: Scheduler,
  ) {}

  async execute(command: RegisterMember): Promise<void> {
    const { memberId, username, email, password } = command.data;
    refuseRegistration(command.data);
    await this.names.reserve('username', username, memberId, ACCOUNT_TEXT.usernameTaken, command.origin);
    try {
      await this.names.reserve('email', email, memberId, ACCOUNT_TEXT.registered, command.origin);
    } catch (error) {
      if (!(error instanceof RuleViolation)) throw error;
      await this.names.release('username', username, memberId, command.origin);
      return this.tellOwner(email, command.origin);
    }
    await this.credentials.set(memberId, password);
    await this.store.decideOn(accountStream, memberId, command);
  }

  /** A few mails are a warning to the owner; more would be a way to pester them. */
  private async tellOwner(email: string, { id, at, correlationId }: Origin): Promise<void> {
    const key = `address-taken:${sha256(foldEmail(email))}`;
    if ((await this.limiter.waitFor(key)) > 0) return;
    await this.limiter.failed(key, FREE_MAILS);
    const memberId = await this.names.holder('email', email);
    if (!memberId) return;
    const warning = intent(WarnAddressOwner, { memberId });
    await this.scheduler.schedule({ key: `address-taken:${memberId}`, at, intent: warning, correlationId, causationId: id });
  }
}
