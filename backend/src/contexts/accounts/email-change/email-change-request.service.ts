import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { emailProblem } from '../../../../contracts/account-problems.js';
import { EMAIL_CHANGE_LIMITS, EMAIL_CHANGE_TEXT, type EmailChangeState } from '../../../../contracts/email-change.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Ids } from '../../../kernel/ids.js';
import type { RateLimiter } from '../../../kernel/rate-limiter.js';
import { RuleViolation, refuseProblems } from '../../../kernel/rule-violation.js';
import { type Caller, sessionOf } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { rateLimited } from '../../../platform/refusals/refusals.js';
import { IDS, RATE_LIMITER } from '../../../platform/tokens.js';
import { accountStream } from '../account/account.stream.js';
import { erasureStream } from '../erasure/erasure.stream.js';
import { PasswordCheck } from '../erasure/password-check.service.js';
import { Proofs } from '../proof/proofs.service.js';
import { RequestEmailChange } from './email-change.commands.js';

const A_DAY = { most: EMAIL_CHANGE_LIMITS.perDay, seconds: 86_400 } as const;

/** Takes the wish for another address from whoever shows once more that the account is theirs. */
@Injectable()
export class EmailChangeRequests {
  constructor(
    private readonly commands: CommandBus,
    private readonly origins: Origins,
    private readonly store: EventStore,
    private readonly passwords: PasswordCheck,
    private readonly proofs: Proofs,
    @Inject(IDS) private readonly ids: Ids,
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
  ) {}

  async state(memberId: string): Promise<EmailChangeState> {
    const { registered, wantedEmail, changedEmail } = await this.store.state(accountStream, memberId);
    return {
      email: registered?.email ?? '',
      waiting: wantedEmail?.email ? { email: wantedEmail.email, until: wantedEmail.until } : null,
      undo_until: changedEmail?.until ?? null,
    };
  }

  /** Throws RuleViolation; never because of whose the address is. */
  async make(email: string, password: string, caller: Caller): Promise<void> {
    refuseProblems('account.incomplete', { email: emailProblem(email) ?? undefined });
    const session = sessionOf(caller);
    const ask = () => this.ask(session.memberId, email, caller);
    const byProof = !password && ((await this.proofs.until(session)) !== null || !(await this.passwords.isDue(session.memberId)));
    if (byProof) return this.proofs.use(session, ask);
    await this.passwords.demand(session.memberId, password);
    await ask();
  }

  private async ask(memberId: string, email: string, caller: Caller): Promise<void> {
    if ((await this.store.state(erasureStream, memberId)).pending) throw new RuleViolation('account.deletion-due', EMAIL_CHANGE_TEXT.deletionDue);
    const wait = await this.limiter.take(`email-change:${memberId}`, A_DAY);
    if (wait > 0) throw rateLimited(wait, EMAIL_CHANGE_TEXT.tooMany);
    const origin = this.origins.of(caller);
    // Derived, so that it is the same when the request is repeated.
    const changeId = this.ids.derive(`${origin.id}/email-change`);
    await this.commands.execute(new RequestEmailChange({ memberId, changeId, email }, origin));
  }
}
