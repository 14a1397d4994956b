import { intent } from '../../../kernel/command.js';
import { decides } from '../../../platform/commands/decides.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { DrawDecisionHandler } from './draw-decision.handler.js';
import { drawDecisions } from './draw-decisions.policy.js';
import { ReviewersQuery } from './reviewers.query.js';
import { SampleCare } from './sample-care.service.js';
import { SampledContentQuery } from './sampled-content.query.js';
import { DrawDecision, GiveSecondReview, LeaveSample, SampleDecision, TakeBackSecondReview, TidySample } from './second-review.commands.js';
import { SecondReviewController } from './second-review.controller.js';
import { secondReviewOwnData } from './second-review.own-data.js';
import { SecondReviewQuery } from './second-review.query.js';
import { secondReviewStream } from './second-review.stream.js';
import { secondReviewTold } from './second-review.told.js';
import { SecondReviews } from './second-reviews.service.js';
import { TidySampleHandler } from './tidy-sample.handler.js';

const TIDY_EVERY_MS = 60 * 60_000;
const decisionId = ({ decisionId }: { decisionId: string }): string => decisionId;

/** A sample of decisions is made once more, by somebody who does not know them. */
export const secondReview: Slice = {
  streams: [secondReviewStream],
  told: secondReviewTold,
  commands: [
    handledBy(DrawDecision, DrawDecisionHandler),
    handledBy(TidySample, TidySampleHandler, 'cleanup'),
    decides(SampleDecision, secondReviewStream, decisionId),
    decides(GiveSecondReview, secondReviewStream, decisionId),
    decides(TakeBackSecondReview, secondReviewStream, decisionId),
    decides(LeaveSample, secondReviewStream, decisionId),
  ],
  policies: [drawDecisions],
  recurring: [{ name: 'tidy-sample', everyMs: TIDY_EVERY_MS, intent: intent(TidySample, {}) }],
  ownData: secondReviewOwnData,
  controllers: [SecondReviewController],
  providers: [ReviewersQuery, SampledContentQuery, SampleCare, SecondReviewQuery, SecondReviews],
};
