import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { APPEAL_LIMITS, APPEAL_TEXT, type AppealableDecision } from '../../../../contracts/appeals.js';
import type { Ids } from '../../../kernel/ids.js';
import type { RateLimiter } from '../../../kernel/rate-limiter.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { notFound, rateLimited } from '../../../platform/refusals/refusals.js';
import { Reply } from '../../../platform/request/reply.js';
import { IDS, RATE_LIMITER } from '../../../platform/tokens.js';
import { ModerationSettings } from '../moderation-settings.port.js';
import { AnswerAppeal, MakeAppeal } from './appeal.commands.js';
import { DecisionQuery } from './decision.query.js';
import { OwnAppealsQuery } from './own-appeals.query.js';

/** Twenty messages belong to each appeal; this many tries in an hour are more than anybody writes. */
const WRITING = { most: 60, seconds: 3_600 } as const;

/** Who appeals, and whether by a link instead of a session. */
interface Appellant {
  readonly memberId: string;
  readonly byLink: boolean;
}

/** Lets a member appeal and answer, signed in or by a link. Each answers the decision as it stands then. */
@Injectable()
export class AppealActions {
  constructor(
    private readonly commands: CommandBus,
    private readonly decisions: DecisionQuery,
    private readonly appeals: OwnAppealsQuery,
    private readonly origins: Origins,
    private readonly reply: Reply,
    private readonly settings: ModerationSettings,
    @Inject(IDS) private readonly ids: Ids,
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
  ) {}

  async make(appealId: string, text: string, { memberId, byLink }: Appellant): Promise<AppealableDecision> {
    await this.keepPace(memberId);
    const found = await this.decisions.byId(appealId);
    const own = found?.member_id === memberId ? found : null;
    const decision = own && this.decisions.appealed(own, await this.decisions.shown(own));
    const origin = this.originOf(memberId);
    const policy = { windowDays: this.settings.appealDaysAt(own?.at ?? origin.at), targetHours: this.settings.appealTargetHours };
    await this.commands.execute(new MakeAppeal({ appealId, memberId, decision, text, byLink, policy }, origin));
    return this.reply.afterViews(() => this.shown(memberId, appealId));
  }

  async answer(appealId: string, text: string, memberId: string): Promise<AppealableDecision> {
    await this.keepPace(memberId);
    const data = { appealId, memberId, messageId: this.ids.next(), text, most: APPEAL_LIMITS.messagesEach };
    await this.commands.execute(new AnswerAppeal(data, this.originOf(memberId)));
    return this.reply.afterViews(() => this.shown(memberId, appealId));
  }

  async shown(memberId: string, appealId: string): Promise<AppealableDecision> {
    const found = await this.appeals.one(memberId, appealId);
    if (!found) throw notFound(APPEAL_TEXT.notFound);
    return found;
  }

  /** The member acts, also where a link stands for the session that they cannot have. */
  private originOf(memberId: string) {
    const appellant: Pick<Caller, 'memberId' | 'role'> = { memberId, role: 'user' };
    return this.origins.of({ ...appellant, session: null });
  }

  private async keepPace(memberId: string): Promise<void> {
    const wait = await this.limiter.take(`appeal:${memberId}`, WRITING);
    if (wait > 0) throw rateLimited(wait);
  }
}
