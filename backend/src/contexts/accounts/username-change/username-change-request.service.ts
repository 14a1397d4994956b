import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { usernameProblem } from '../../../../contracts/account-problems.js';
import { USERNAME_LIMITS, USERNAME_TEXT, type UsernameState } from '../../../../contracts/username-change.js';
import type { Clock } from '../../../kernel/clock.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Ids } from '../../../kernel/ids.js';
import type { RateLimiter } from '../../../kernel/rate-limiter.js';
import { RuleViolation, refuseProblems } from '../../../kernel/rule-violation.js';
import { type Caller, sessionOf } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { rateLimited } from '../../../platform/refusals/refusals.js';
import { CLOCK, IDS, RATE_LIMITER } from '../../../platform/tokens.js';
import { accountStream } from '../account/account.stream.js';
import { erasureStream } from '../erasure/erasure.stream.js';
import { PasswordCheck } from '../erasure/password-check.service.js';
import { profileStream } from '../profile/profile.stream.js';
import { RegisteredNames } from '../profile/registered-names.service.js';
import { Proofs } from '../proof/proofs.service.js';
import { OpenCases } from './open-cases.port.js';
import { TakeUsername } from './username-change.commands.js';
import { formerUsernames, nextUsernameChange } from './username-change.rules.js';

const A_DAY = { most: USERNAME_LIMITS.perDay, seconds: 86_400 } as const;

/** What a member asks for. */
interface Wish {
  readonly username: string;
  readonly redirects: boolean;
  readonly password: string;
}

/** Takes the wish for another username from whoever shows once more that the account is theirs. */
@Injectable()
export class UsernameChangeRequests {
  constructor(
    private readonly commands: CommandBus,
    private readonly origins: Origins,
    private readonly store: EventStore,
    private readonly registered: RegisteredNames,
    private readonly passwords: PasswordCheck,
    private readonly proofs: Proofs,
    private readonly cases: OpenCases,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(IDS) private readonly ids: Ids,
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
  ) {}

  /** As the log says, which knows of a change before any view. */
  async state(memberId: string): Promise<UsernameState> {
    const profile = await this.store.state(profileStream, memberId);
    const { username } = profile.names ?? (await this.registered.of(memberId));
    return {
      username: username ?? '',
      next_change_at: nextUsernameChange(profile, this.clock.now().toISOString()),
      former: formerUsernames(profile),
    };
  }

  /** Throws RuleViolation. */
  async make({ username, redirects, password }: Wish, caller: Caller): Promise<void> {
    refuseProblems('account.username', { username: usernameProblem(username) ?? undefined });
    const session = sessionOf(caller);
    const ask = () => this.ask(session.memberId, { username, redirects }, caller);
    const byProof = !password && ((await this.proofs.until(session)) !== null || !(await this.passwords.isDue(session.memberId)));
    if (byProof) return this.proofs.use(session, ask);
    await this.passwords.demand(session.memberId, password);
    await ask();
  }

  private async ask(memberId: string, wish: Pick<Wish, 'username' | 'redirects'>, caller: Caller): Promise<void> {
    await this.refuse(memberId);
    const wait = await this.limiter.take(`username-change:${memberId}`, A_DAY);
    if (wait > 0) throw rateLimited(wait, USERNAME_TEXT.tooMany);
    const origin = this.origins.of(caller);
    // Derived, so that it is the same when the request is repeated.
    const changeId = this.ids.derive(`${origin.id}/username-change`);
    await this.commands.execute(new TakeUsername({ memberId, changeId, ...wish }, origin));
  }

  /** A name stays as long as it is not settled whose the account is, whether it goes on, or what moderators make of it. */
  private async refuse(memberId: string): Promise<void> {
    if ((await this.store.state(erasureStream, memberId)).pending) throw new RuleViolation('account.deletion-due', USERNAME_TEXT.deletionDue);
    const { changedEmail } = await this.store.state(accountStream, memberId);
    if (changedEmail) throw new RuleViolation('account.address-settling', USERNAME_TEXT.addressSettling);
    if (await this.cases.isOpenAbout(memberId)) throw new RuleViolation('account.case-open', USERNAME_TEXT.caseOpen);
  }
}
