import type { Verdict } from '../../../../contracts/cases.js';
import type { ModerationAction, ReportedType, ReportReason } from '../../../../contracts/moderation.js';
import type { Judgement } from '../../../../contracts/second-review.js';
import { type DocumentOf, declareView } from '../../../platform/views/declared-view.js';
import { number, object, objects, oneOf, orNull, someOf, text, texts } from '../../../platform/views/view-fields.js';

/** What somebody chose in a second review. */
export interface KeptReview {
  readonly id: string;
  readonly reviewer_id: string;
  readonly at: string;
  readonly verdict: Verdict;
  readonly actions: readonly ModerationAction[];
  readonly reason: ReportReason;
  readonly clause: string | null;
  readonly judgement: Judgement;
}

/** Whether a decision is made once more: not drawn, not answered yet, answered, or nothing is left to look at. */
export type SampleState = 'none' | 'waiting' | 'given' | 'left';

/** Decisions on cases and what became of them, by their ids; without those that went with another one. Nothing that somebody wrote. */
export const judgedView = declareView(
  'judged_decisions',
  {
    fact_id: text,
    position: number,
    at: text,
    case_id: text,
    reported_type: oneOf<ReportedType>(),
    topic_id: text,
    member_id: text,
    moderator_id: text,
    verdict: oneOf<Verdict>(),
    actions: someOf<ModerationAction>(),
    judgement: oneOf<Judgement>(),
    reason: oneOf<ReportReason>(),
    clause: orNull(text),
    report_ids: texts,
    confirmer_ids: texts,
    /** Whoever took it back, or decided about the appeal against it. */
    judge_ids: texts,
    /** When somebody took it back or an appeal ended it, and who. */
    reversed_at: orNull(text),
    reversed_by: orNull(text),
    sample: oneOf<SampleState>(),
    review: orNull(object<KeptReview>()),
    /** Whoever reviewed it and took that back. */
    seen_by: texts,
    /** The place of the last fact that changed this row: readers ask for what is new. */
    changed: number,
  },
  { indexes: [{ changed: 1 }, { position: 1 }, { sample: 1, position: 1 }] },
);
export type JudgedDocument = DocumentOf<typeof judgedView>;

/** A case came up: its first open report, or a decision that was taken back. */
export interface Opening {
  readonly position: number;
  readonly at: string;
}

/** When each case came up, by the id of its content. */
export const openingsView = declareView('case_openings', { openings: objects<Opening>() });

/** `upheld` and `dismissed` by the decision; `lapsed`: its author took the text back before. */
export type ReportState = 'open' | 'upheld' | 'dismissed' | 'lapsed';

/** Reports and what became of them, by their ids. */
export const reportFatesView = declareView(
  'report_fates',
  { position: number, at: text, reporter_id: text, reason: oneOf<ReportReason>(), state: oneOf<ReportState>(), changed: number },
  { indexes: [{ changed: 1 }, { position: 1 }] },
);
export type ReportFateDocument = DocumentOf<typeof reportFatesView>;
