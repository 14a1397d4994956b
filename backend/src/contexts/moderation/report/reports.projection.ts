import { SYSTEM_REPORTER } from '../../../../contracts/holding.js';
import { projection } from '../../../kernel/projection.js';
import type { Write } from '../../../kernel/views.js';
import type { CaseClaimed, CaseReleased, ReportJoinedCase } from '../case/case.events.js';
import { dayOf, quotaId } from '../quota/quota.decider.js';
import { quotasView, type ReportDocument, reportedMembersView, reportersView, reportsView, targetsView } from '../views/moderation.model.js';
import type { ContentReported, ReportDismissed, ReportEvent, ReportModerated } from './report.events.js';

const report = (id: string, $set: Partial<ReportDocument>): Write => reportsView.change(id, { $set });
const target = (id: string, open: 1 | -1): Write => targetsView.make(id, { $inc: { open } });

/** Reports, and what follows from counting them. */
export const reportsProjection = projection<ReportEvent | ReportJoinedCase | CaseClaimed | CaseReleased>({
  name: 'reports',
  version: 7,
  views: [reportsView.name, targetsView.name, reportersView.name, reportedMembersView.name, quotasView.name],
  on: {
    ContentReported: ({ data, at }) => [
      reportsView.put(data.reportId, {
        reported_type: data.reportedType,
        reported_id: data.reportedId,
        reported_user_id: data.reportedUserId,
        reporter_id: data.reporterId,
        topic_id: data.topicId,
        content_revision: data.contentRevision,
        reason: data.reason,
        description: data.description,
        ...WAITING,
        created_at: at,
      }),
      target(data.reportedId, 1),
      ...sent(data, at),
    ],
    ReportTakenUnderReview: ({ data }) => report(data.reportId, { status: 'under_review', moderator_id: data.moderatorId }),
    ReportTextForgotten: ({ data }) => report(data.reportId, { description: null, note: null }),
    ReportJoinedCase: ({ data }) => (data.claimedBy ? report(data.reportId, { status: 'under_review', moderator_id: data.claimedBy }) : []),
    CaseClaimed: ({ data }) => data.reportIds.map((id) => report(id, { status: 'under_review', moderator_id: data.moderatorId })),
    CaseReleased: ({ data }) => data.reportIds.map((id) => report(id, { status: 'pending', moderator_id: null })),
    ReportReturned: ({ data }) => report(data.reportId, { status: 'pending', moderator_id: null }),
    ReportModerated: ({ data, at }) => [
      report(data.reportId, { ...settled(data, at), status: 'resolved', outcome: data.outcome, action: data.action }),
      target(data.reportedId, -1),
      ...judged(data, data.upheld),
    ],
    ReportReopened: ({ data }) => [report(data.reportId, WAITING), target(data.reportedId, 1), ...judged(data, data.upheld, -1)],
    ReportLapsed: ({ data, at }) => [
      report(data.reportId, { open: false, moderator_id: null, settled_at: at, status: 'dismissed', outcome: 'taken_back' }),
      target(data.reportedId, -1),
    ],
    ReportDismissed: ({ data, at }) => [
      report(data.reportId, { ...settled(data, at), status: 'dismissed', outcome: 'no_action' }),
      target(data.reportedId, -1),
      ...judged(data, false),
    ],
  },
});

const WAITING = { status: 'pending', open: true, moderator_id: null, decision_id: null, outcome: null, action: null, note: null, settled_at: null } as const;

/** What a member sent on a day, as far as it was recorded. */
const sent = ({ reporterId, reportedId }: ContentReported['data'], at: string): Write[] =>
  reporterId === SYSTEM_REPORTER ? [] : [quotasView.make(quotaId(reporterId, dayOf(at)), { $inc: { count: 1 }, $push: { reported: reportedId } })];

const settled = ({ moderatorId, note, decisionId }: (ReportModerated | ReportDismissed)['data'], at: string) => ({
  open: false,
  moderator_id: moderatorId,
  decision_id: decisionId,
  note,
  settled_at: at,
});

function judged({ reporterId, reportedUserId }: Pick<ReportModerated['data'], 'reporterId' | 'reportedUserId'>, upheld: boolean, by: 1 | -1 = 1): Write[] {
  const change = { $inc: upheld ? { upheld: by, rejected: 0 } : { upheld: 0, rejected: by } };
  return [reportersView.make(reporterId, change), reportedMembersView.make(reportedUserId, change)];
}
