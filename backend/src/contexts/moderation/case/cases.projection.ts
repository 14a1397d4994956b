import { gravityOf } from '../../../../contracts/cases.js';
import { projection } from '../../../kernel/projection.js';
import type { Write } from '../../../kernel/views.js';
import type { AccountErased, MemberForgotten } from '../../accounts/public.js';
import { casesView, caseWordsView, type KeptDecision, wordsKey } from '../views/moderation.model.js';
import type { CaseDecided, CaseEvent, ReportJoinedCase, ReportLeftCase } from './case.events.js';

const UNCLAIMED = { claimed_by: null, claimed_until: null } as const;
const NOT_AWAITED = { approval_id: null, asked_by: null, awaits_until: null } as const;

/** Cases as the queue lists them. */
export const casesProjection = projection<CaseEvent | AccountErased | MemberForgotten>({
  name: 'cases',
  version: 5,
  views: [casesView.name, caseWordsView.name],
  on: {
    ReportJoinedCase: ({ data }) =>
      casesView.make(data.caseId, {
        $set: {
          reported_type: data.reportedType,
          open: true,
          reports: data.open,
          severity: gravityOf(data.gravest ?? data.reason),
          settled_at: null,
          ...(data.open === 1 ? firstOf(data) : {}),
        },
        $setOnInsert: { ...UNCLAIMED, ...NOT_AWAITED, decisions: {}, last_decision: null },
      }),
    CaseOpened: ({ data, at }) =>
      casesView.make(data.caseId, {
        $set: {
          ...{ reported_type: data.reportedType, member_id: data.memberId, topic_id: data.topicId, content_revision: data.contentRevision },
          ...{ open: false, reports: 0, severity: gravityOf(data.reason), opened_at: at, settled_at: at },
        },
        $setOnInsert: { ...UNCLAIMED, ...NOT_AWAITED, decisions: {}, last_decision: null },
      }),
    ReportLeftCase: ({ data, at }) =>
      casesView.change(data.caseId, {
        $set: {
          ...(data.gravest ? { reports: data.open, severity: gravityOf(data.gravest) } : { open: false, settled_at: at, ...UNCLAIMED }),
          ...alone(data, at),
        },
      }),
    CaseClaimed: ({ data }) => casesView.change(data.caseId, { $set: { claimed_by: data.moderatorId, claimed_until: data.until } }),
    CaseReleased: ({ data }) => casesView.change(data.caseId, { $set: UNCLAIMED }),
    CaseDecided: ({ data, at }) => [
      casesView.change(data.caseId, {
        $set: {
          ...UNCLAIMED,
          ...NOT_AWAITED,
          open: false,
          reports: data.reportIds.length,
          settled_at: at,
          last_decision: data.decisionId,
          [`decisions.${data.decisionId}`]: decisionOf(data, at),
        },
      }),
      ...written(data.memberId, { [wordsKey('message', data.decisionId)]: data.message, [wordsKey('staff', data.decisionId)]: data.staffNote }),
    ],
    CaseAwaitsApproval: ({ data }) =>
      casesView.change(data.caseId, { $set: { approval_id: data.approvalId, asked_by: data.requestedBy, awaits_until: data.until } }),
    CaseAwaitsNoMore: ({ data }) => casesView.change(data.caseId, { $set: NOT_AWAITED }),
    CaseReopened: ({ data, at }) => [
      casesView.change(data.caseId, {
        $set: {
          open: data.open > 0,
          reports: data.open,
          ...(data.gravest ? { severity: gravityOf(data.gravest) } : {}),
          settled_at: data.open > 0 ? null : at,
          [`decisions.${data.decisionId}.reopened_at`]: at,
          [`decisions.${data.decisionId}.reopened_by`]: data.moderatorId,
        },
      }),
      ...written(data.memberId, { [wordsKey('reopened', data.decisionId)]: data.note }),
    ],
    AccountErased: ({ data }) => caseWordsView.put(data.memberId, { words: {} }),
    // Until the key is gone something may be written still.
    MemberForgotten: ({ data }) => caseWordsView.put(data.memberId, { words: {} }),
  },
});

/** The first of those that are open says whom it is about, and which text. */
const firstOf = ({ memberId, topicId, reportedAt, contentRevision }: ReportJoinedCase['data']) => ({
  ...{ member_id: memberId, topic_id: topicId, opened_at: reportedAt, content_revision: contentRevision },
});

const decisionOf = (data: CaseDecided['data'], at: string): KeptDecision => ({
  id: data.decisionId,
  at,
  moderator_id: data.moderatorId,
  status: data.status,
  outcome: data.outcome,
  actions: data.actions,
  fields: data.fields,
  reason: data.reason,
  clause: data.clause,
  reports: data.reportIds.length,
  part_of: data.partOf,
  reopened_at: null,
  reopened_by: null,
});

/** What was decided on a single report stands among the decisions under the report's id. */
function alone({ reportId, settled }: ReportLeftCase['data'], at: string): Record<string, unknown> {
  if (!settled) return {};
  const { moderatorId: moderator_id, status, outcome } = settled;
  const nothing = { id: null, actions: [], fields: [], reason: 'other', clause: null, reports: 1, part_of: null, reopened_at: null, reopened_by: null };
  return { last_decision: reportId, [`decisions.${reportId}`]: { ...nothing, at, moderator_id, status, outcome } };
}

function written(memberId: string, words: Readonly<Record<string, string | null>>): Write[] {
  const said = Object.entries(words).filter(([, text]) => text !== null);
  return said.length === 0 ? [] : [caseWordsView.make(memberId, { $set: Object.fromEntries(said.map(([key, text]) => [`words.${key}`, text])) })];
}
