import type { Verdict } from '../../../../contracts/cases.js';
import type { ModerationAction, ReportReason } from '../../../../contracts/moderation.js';
import type { Judgement } from '../../../../contracts/second-review.js';
import type { DomainEvent } from '../../../kernel/event.js';

/** The decision on a case about a content of that member. */
interface OnDecision {
  decisionId: string;
  caseId: string;
  memberId: string;
}

/** The decision is made once more, blind. `share`: of a hundred decisions so many were, by the setting of the time at which it was made. */
export type DecisionSampled = DomainEvent<'DecisionSampled', OnDecision & { moderatorId: string; share: number }>;

/** What somebody would have decided who did not know the decision; `note` is for the other auditors. */
export type SecondReviewGiven = DomainEvent<
  'SecondReviewGiven',
  OnDecision & {
    reviewId: string;
    reviewerId: string;
    verdict: Verdict;
    actions: ModerationAction[];
    reason: ReportReason;
    clause: string | null;
    judgement: Judgement;
    note: string | null;
  }
>;

/** It counts no more, and somebody else answers. */
export type SecondReviewTakenBack = DomainEvent<
  'SecondReviewTakenBack',
  OnDecision & { reviewId: string; reviewerId: string; takenBackBy: string; note: string | null }
>;

/** What was decided about is not there any more. */
export type DecisionLeftSample = DomainEvent<'DecisionLeftSample', OnDecision & { cause: 'content_gone' }>;

export type SecondReviewEvent = DecisionSampled | SecondReviewGiven | SecondReviewTakenBack | DecisionLeftSample;
