import type { MemberRole } from '../../../../contracts/permissions.js';
import type { Clock } from '../../../kernel/clock.js';
import type { Origin } from '../../../kernel/command.js';
import { OPERATOR } from '../../../kernel/event.js';
import type { EventStore } from '../../../kernel/event-store.js';
import type { Ids } from '../../../kernel/ids.js';
import type { Secrets } from '../../../kernel/vault.js';
import { accountStream } from '../account/account.stream.js';
import { dropFactorSecrets } from '../second-factor/factor-secrets.service.js';
import { DropSecondFactors } from '../second-factor/second-factor.commands.js';
import { secondFactorStream } from '../second-factor/second-factor.stream.js';
import { memberSessionsStream } from '../session/member-sessions.decider.js';
import { SignOutElsewhere } from '../session/session.commands.js';
import { DecideStaffRole } from '../staff/staff.commands.js';
import { STAFF_ID, staffStream } from '../staff/staff.decider.js';

interface Tools {
  readonly store: EventStore;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** What an operator does for a member who cannot help themselves. It needs the log and the vault only: views and mails follow from the facts. */
export class MemberCare {
  constructor(readonly tools: Tools) {}

  /** Takes every second factor away and signs the member out everywhere; false when there was no factor. Throws RuleViolation without a reason. */
  async dropFactors(memberId: string, reason: string): Promise<boolean> {
    const { store, secrets } = this.tools;
    const origin = this.origin();
    const before = await store.state(secondFactorStream, memberId);
    const dropped = await store.decideOn(secondFactorStream, memberId, new DropSecondFactors({ memberId, reason }, origin));
    await dropFactorSecrets(secrets, memberId, before);
    await this.endSessions(memberId, origin);
    return dropped.length > 0;
  }

  /** Gives a role without asking how many admins are left: an operator can give it back. False when they have it already. Throws RuleViolation without a reason. */
  async grant(memberId: string, role: MemberRole, note: string): Promise<boolean> {
    const { store } = this.tools;
    const { role: formerRole } = await store.state(accountStream, memberId);
    const decided = await store.decideOn(
      staffStream,
      STAFF_ID,
      new DecideStaffRole({ memberId, role, formerRole, note, admins: [OPERATOR.id] }, this.origin()),
    );
    return decided.length > 0;
  }

  async signOut(memberId: string): Promise<void> {
    await this.endSessions(memberId, this.origin());
  }

  private async endSessions(memberId: string, origin: Origin): Promise<void> {
    const command = new SignOutElsewhere({ memberId, cause: origin.id, keptSessionId: null }, { ...origin, id: `${origin.id}/sessions` });
    await this.tools.store.decideOn(memberSessionsStream, memberId, command);
  }

  /** One for each command. */
  origin(): Origin {
    const id = this.tools.ids.next();
    return { id, at: this.tools.clock.now().toISOString(), actor: OPERATOR, correlationId: id, causationId: null };
  }
}
