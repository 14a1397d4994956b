import type { SanctionKind } from '../../../../contracts/sanctions.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import { projection } from '../../../kernel/projection.js';
import type { Write } from '../../../kernel/views.js';
import type { ApprovalCarriedOut } from '../../administration/public.js';
import type { CommentEditedByModerator, TopicEditedByModerator } from '../../forum/public.js';
import type { CaseDecided, CaseReopened } from '../case/case.events.js';
import type { ReportModerated } from '../report/report.events.js';
import type { MemberBanned, MemberMuted, MemberSuspended, WarningIssued } from '../standing/standing.events.js';
import type { AppealEvent } from './appeal.events.js';
import { type AppealDocument, appealsView, decisionsView } from './appeal.model.js';

type Editing = TopicEditedByModerator | CommentEditedByModerator;
type Sanctioning = WarningIssued | MemberMuted | MemberSuspended | MemberBanned;

const ON_CONTENT = { hide_content: 'hidden', delete_content: 'deleted' } as const;
const TAKEN_AWAY = { content_hidden: 'hidden', content_deleted: 'deleted' } as const;

/** What members can appeal against. A decision on a report comes before the sanctions that follow from it. */
export const decisionsProjection = projection<CaseDecided | CaseReopened | ReportModerated | Sanctioning | Editing | ApprovalCarriedOut>({
  name: 'decisions',
  version: 6,
  views: [decisionsView.name],
  on: {
    CaseDecided: ({ data, at }) => {
      const { decisionId, memberId, moderatorId, reason, clause, reportedType, contentId, reportIds, actions } = data;
      const onContent = actions.find(({ action }) => action in ON_CONTENT)?.action as keyof typeof ON_CONTENT | undefined;
      if (actions.length === 0) return [];
      const decided = { member_id: memberId, moderator_id: moderatorId, at, reason, clause, report_id: reportIds[0] ?? null };
      const action = onContent ? { content_action: ON_CONTENT[onContent] } : {};
      return decisionsView.make(decisionId, { $set: { ...decided, content_type: reportedType, content_id: contentId, ...action } });
    },
    // Its sanctions end by facts of their own; what another decision takes away later is not this one's.
    CaseReopened: ({ data }) => decisionsView.change(data.decisionId, { $set: { content_action: null } }),
    ReportModerated: ({ data, at }) => {
      const { reportId, reportedUserId, moderatorId, reason, reportedType, reportedId, outcome, decisionId } = data;
      if (decisionId !== null || outcome === 'no_action' || outcome === 'taken_back') return [];
      const action = outcome === 'content_hidden' || outcome === 'content_deleted' ? { content_action: TAKEN_AWAY[outcome] } : {};
      const decided = { member_id: reportedUserId, moderator_id: moderatorId, at, reason, report_id: reportId };
      return decisionsView.make(reportId, { $set: { ...decided, content_type: reportedType, content_id: reportedId, ...action } });
    },
    TopicEditedByModerator: edited,
    CommentEditedByModerator: edited,
    WarningIssued: (event) => sanctioned(event, 'warned', event.data.warningId),
    MemberMuted: (event) => sanctioned(event, 'muted', event.data.muteId),
    MemberSuspended: (event) => sanctioned(event, 'suspended', event.data.restrictionId),
    MemberBanned: (event) => sanctioned(event, 'banned', event.data.restrictionId),
    // What was confirmed is done before this is recorded.
    ApprovalCarriedOut: ({ data: { decisions, grantedBy } }) => decisions.map((id) => decisionsView.change(id, { $set: { confirmer_id: grantedBy } })),
  },
});

/** A moderator put other words in the place of the author's. */
function edited({ data, actor, at }: RecordedEvent<Editing>): Write {
  const { decisionId, authorId: member_id, reason, clause, moderatorIds } = data;
  const [content_type, content_id] = 'commentId' in data ? (['forum_comment', data.commentId] as const) : (['forum_topic', data.topicId] as const);
  const decided = { member_id, moderator_id: actor.id, at, reason, clause, report_id: null, editors: moderatorIds };
  return decisionsView.make(decisionId, { $set: { ...decided, content_type, content_id, content_action: 'edited' } });
}

/** A policy acts as the moderator upon whose decision it does. */
function sanctioned({ data, actor, at }: RecordedEvent<Sanctioning>, kind: SanctionKind, id: string): Write {
  const { memberId: member_id, reason, reportId: report_id } = data;
  return decisionsView.make(id, { $set: { member_id, moderator_id: actor.id, at, reason, report_id, [`sanctions.${kind}`]: true } });
}

const change = (id: string, $set: Partial<AppealDocument>): Write => appealsView.change(id, { $set });

export const appealsProjection = projection<AppealEvent>({
  name: 'appeals',
  version: 1,
  views: [appealsView.name],
  on: {
    AppealMade: ({ data: { appealId, memberId, reason, dueAt }, at }) =>
      appealsView.put(appealId, {
        member_id: memberId,
        state: 'open',
        open: true,
        made_at: at,
        due_at: dueAt,
        reason,
        taken_by: null,
        taken_at: null,
        outcome: null,
        decided_by: null,
        decided_at: null,
        last_from: 'member',
        member_messages: 0,
        staff_messages: 0,
      }),
    AppealMessageSent: ({ data: { appealId, from } }) =>
      appealsView.change(appealId, { $set: { last_from: from }, $inc: from === 'member' ? { member_messages: 1 } : { staff_messages: 1 } }),
    AppealTaken: ({ data: { appealId, moderatorId, at } }) => change(appealId, { taken_by: moderatorId, taken_at: at }),
    AppealReleased: ({ data: { appealId } }) => change(appealId, { taken_by: null, taken_at: null }),
    AppealDecided: ({ data: { appealId, outcome, moderatorId }, at }) =>
      change(appealId, { state: 'decided', open: false, outcome, decided_by: moderatorId, decided_at: at }),
    AppealLapsed: ({ data: { appealId } }) => change(appealId, { state: 'lapsed', open: false }),
  },
});
