import type { Verdict } from '../../../../contracts/cases.js';
import type { ModerationAction, ReportReason } from '../../../../contracts/moderation.js';
import type { Involvement } from '../../../../contracts/second-review.js';
import { Command } from '../../../kernel/command.js';

interface OnDecision {
  decisionId: string;
  caseId: string;
  memberId: string;
  moderatorId: string;
}

/** Takes the decision into the sample if it is drawn. */
export class DrawDecision extends Command<OnDecision & { factId: string; decidedAt: string }> {
  readonly type = 'DrawDecision';
}

export class SampleDecision extends Command<OnDecision & { share: number }> {
  readonly type = 'SampleDecision';
}

/** Somebody took part in it, and how. */
export interface Involved {
  memberId: string;
  as: Involvement;
}

export class GiveSecondReview extends Command<{
  decisionId: string;
  reviewId: string;
  reviewerId: string;
  verdict: Verdict;
  actions: ModerationAction[];
  reason: ReportReason;
  clause: string | null;
  note: string | null;
  involved: readonly Involved[];
  /** The content is not there any more. */
  isGone: boolean;
}> {
  readonly type = 'GiveSecondReview';
}

export class TakeBackSecondReview extends Command<{ decisionId: string; takenBackBy: string; mayOthers: boolean; note: string }> {
  readonly type = 'TakeBackSecondReview';
}

/** Sent for what cannot be reviewed any more. */
export class LeaveSample extends Command<{ decisionId: string; cause: 'content_gone' }> {
  readonly type = 'LeaveSample';
}

/** Looks which of those that wait cannot be reviewed any more. */
export class TidySample extends Command<object> {
  readonly type = 'TidySample';
}

export type SecondReviewCommand = SampleDecision | GiveSecondReview | TakeBackSecondReview | LeaveSample;
