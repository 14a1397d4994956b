import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { SampledDecision, SecondReviewRequest } from '../../../../contracts/second-review.js';
import type { Ids } from '../../../kernel/ids.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Reply } from '../../../platform/request/reply.js';
import { IDS } from '../../../platform/tokens.js';
import { ReviewersQuery } from './reviewers.query.js';
import { SampledContentQuery } from './sampled-content.query.js';
import { GiveSecondReview, TakeBackSecondReview } from './second-review.commands.js';
import { mayAll, SecondReviewQuery } from './second-review.query.js';

/** Takes what auditors and admins would have decided. */
@Injectable()
export class SecondReviews {
  constructor(
    private readonly commands: CommandBus,
    private readonly reviews: SecondReviewQuery,
    private readonly reviewers: ReviewersQuery,
    private readonly content: SampledContentQuery,
    private readonly origins: Origins,
    private readonly reply: Reply,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** What was decided, now that it was answered. */
  async give(decisionId: string, { verdict, reason, actions, clause, note }: SecondReviewRequest, caller: Caller): Promise<SampledDecision> {
    const found = await this.reviews.sampled(decisionId);
    const [[involved = []], isGone] = await Promise.all([this.reviewers.involvedIn([found]), this.content.isGone(found)]);
    const chosen = { verdict, reason, actions: actions ?? [], clause: clause ?? null, note: note ?? null };
    const who = { reviewId: this.ids.next(), reviewerId: caller.memberId ?? '', involved, isGone };
    await this.commands.execute(new GiveSecondReview({ decisionId, ...chosen, ...who }, this.origins.of(caller)));
    return this.reply.afterPolicies(() => this.reviews.show(decisionId, caller));
  }

  async takeBack(decisionId: string, note: string, caller: Caller): Promise<void> {
    const data = { decisionId, takenBackBy: caller.memberId ?? '', mayOthers: mayAll(caller), note };
    await this.commands.execute(new TakeBackSecondReview(data, this.origins.of(caller)));
    await this.reply.afterPolicies(async () => undefined);
  }
}
