import { VERDICTS, type Verdict } from '../../../../contracts/cases.js';
import { MODERATION_ACTIONS, type ModerationAction, REPORT_REASONS, type ReportReason } from '../../../../contracts/moderation.js';
import { SECOND_REVIEW_LIMITS, type SecondReviewRequest, type TakeBackReviewRequest } from '../../../../contracts/second-review.js';
import { JudgedText, OneOf, OptionalJudgedText, OptionalSomeOf } from '../../../platform/http/fields.js';

export class SecondReviewDto implements SecondReviewRequest {
  @OneOf(VERDICTS)
  verdict!: Verdict;

  @OptionalSomeOf(MODERATION_ACTIONS)
  actions?: ModerationAction[];

  @OneOf(REPORT_REASONS)
  reason!: ReportReason;

  @OptionalJudgedText(SECOND_REVIEW_LIMITS.clause)
  clause?: string;

  @OptionalJudgedText(SECOND_REVIEW_LIMITS.note)
  note?: string;
}

export class TakeBackReviewDto implements TakeBackReviewRequest {
  @JudgedText(SECOND_REVIEW_LIMITS.note)
  reason!: string;
}
