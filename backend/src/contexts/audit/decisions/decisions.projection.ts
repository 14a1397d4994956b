import type { RecordedEvent } from '../../../kernel/event.js';
import { projection } from '../../../kernel/projection.js';
import type { Write } from '../../../kernel/views.js';
import type { ApprovalCarriedOut } from '../../administration/public.js';
import type {
  AppealDecided,
  CaseDecided,
  CaseReopened,
  ContentReported,
  ReportDismissed,
  ReportJoinedCase,
  ReportLapsed,
  ReportModerated,
  ReportReopened,
} from '../../moderation/public.js';
import type { DecisionLeftSample, DecisionSampled, SecondReviewGiven, SecondReviewTakenBack } from '../second-review/second-review.events.js';
import { judgedView, openingsView, type ReportState, reportFatesView } from './decisions.model.js';

type Judging =
  | CaseDecided
  | CaseReopened
  | AppealDecided
  | ApprovalCarriedOut
  | DecisionSampled
  | SecondReviewGiven
  | SecondReviewTakenBack
  | DecisionLeftSample;
type Reporting = ContentReported | ReportModerated | ReportDismissed | ReportReopened | ReportLapsed;

/** What was decided, how it was judged by others, and what became of reports: the figures and the second review read nothing else. */
export const judgedProjection = projection<Judging | Reporting | ReportJoinedCase>({
  name: 'judged-decisions',
  version: 1,
  follows: 'later',
  awaited: ['SecondReviewGiven', 'SecondReviewTakenBack', 'DecisionLeftSample'],
  views: [judgedView.name, openingsView.name, reportFatesView.name],
  on: {
    ReportJoinedCase: ({ position, data: { caseId, open, reportedAt: at } }) => (open === 1 ? cameUp(caseId, { position, at }) : []),
    CaseDecided: (fact) => (fact.data.partOf === null ? decided(fact) : []),
    CaseReopened: ({ position, at, data: { caseId, decisionId, moderatorId, open } }) => [
      judgedView.change(decisionId, { $set: { changed: position, reversed_at: at, reversed_by: moderatorId }, $addToSet: { judge_ids: moderatorId } }),
      ...(open > 0 ? [cameUp(caseId, { position, at })] : []),
    ],
    AppealDecided: ({ position, at, data: { appealId, moderatorId, outcome } }) =>
      judgedView.change(appealId, {
        $set: { changed: position, ...(outcome !== 'upheld' && { reversed_at: at, reversed_by: moderatorId }) },
        $addToSet: { judge_ids: moderatorId },
      }),
    ApprovalCarriedOut: ({ position, data: { decisions, grantedBy } }) =>
      decisions.map((id) => judgedView.change(id, { $set: { changed: position }, $addToSet: { confirmer_ids: grantedBy } })),
    DecisionSampled: ({ position, data }) => judgedView.change(data.decisionId, { $set: { changed: position, sample: 'waiting' } }),
    SecondReviewGiven: ({ position, at, data: { decisionId, reviewId: id, reviewerId, verdict, actions, reason, clause, judgement } }) =>
      judgedView.change(decisionId, {
        $set: { changed: position, sample: 'given', review: { id, reviewer_id: reviewerId, at, verdict, actions, reason, clause, judgement } },
      }),
    SecondReviewTakenBack: ({ position, data: { decisionId, reviewerId } }) =>
      judgedView.change(decisionId, { $set: { changed: position, sample: 'waiting', review: null }, $addToSet: { seen_by: reviewerId } }),
    DecisionLeftSample: ({ position, data: { decisionId } }) => judgedView.change(decisionId, { $set: { changed: position, sample: 'left' } }),
    ContentReported: ({ position, at, data: { reportId, reporterId, reason } }) =>
      reportFatesView.put(reportId, { position, at, reporter_id: reporterId, reason, state: 'open', changed: position }),
    ReportModerated: ({ position, data: { reportId, upheld } }) => became(reportId, upheld ? 'upheld' : 'dismissed', position),
    ReportDismissed: ({ position, data }) => became(data.reportId, 'dismissed', position),
    ReportReopened: ({ position, data }) => became(data.reportId, 'open', position),
    ReportLapsed: ({ position, data }) => became(data.reportId, 'lapsed', position),
  },
});

const cameUp = (caseId: string, opening: { readonly position: number; readonly at: string }): Write =>
  openingsView.make(caseId, { $push: { openings: opening } });
const became = (reportId: string, state: ReportState, changed: number): Write => reportFatesView.change(reportId, { $set: { state, changed } });

function decided({ id, position, at, data }: RecordedEvent<CaseDecided>): Write {
  const { decisionId, caseId, reportedType, topicId, memberId, moderatorId, status, outcome, actions, reason, clause, reportIds } = data;
  return judgedView.put(decisionId, {
    ...{ fact_id: id, position, at, case_id: caseId, reported_type: reportedType, topic_id: topicId, member_id: memberId, moderator_id: moderatorId },
    verdict: status === 'dismissed' ? 'dismissed' : 'upheld',
    actions: actions.map(({ action }) => action),
    judgement: status === 'dismissed' ? 'dismissed' : outcome,
    ...{ reason, clause, report_ids: reportIds, confirmer_ids: [], judge_ids: [], reversed_at: null, reversed_by: null },
    ...{ sample: 'none', review: null, seen_by: [], changed: position },
  });
}
