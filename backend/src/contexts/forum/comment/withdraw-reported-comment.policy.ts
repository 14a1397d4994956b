import { CASE_TEXT, isOnContent } from '../../../../contracts/cases.js';
import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { CaseDecided, CaseReopened, ReportModerated } from '../../moderation/public.js';
import { DeleteComment, HideComment, RestoreRemovedComment } from './comment.commands.js';

/** A comment is hidden or deleted when a decision on what was reported says so, and restored when that is taken back. */
export const withdrawReportedComment = policy<ReportModerated | CaseDecided | CaseReopened>({
  name: 'withdraw-reported-comment',
  on: {
    ReportModerated: ({ data: { reportedType, reportedId: commentId, reportId, reason, outcome, decisionId } }) => {
      if (reportedType !== 'forum_comment' || decisionId !== null) return [];
      if (outcome === 'content_hidden') return [{ send: intent(HideComment, { commentId, reportId, reason }) }];
      if (outcome === 'content_deleted') return [{ send: intent(DeleteComment, { commentId, reportId, reason }) }];
      return [];
    },
    CaseDecided: ({ data: { reportedType, contentId: commentId, reportIds, reason, actions } }) => {
      const reportId = reportIds[0] ?? commentId;
      if (reportedType !== 'forum_comment') return [];
      if (actions.some(({ action }) => action === 'hide_content')) return [{ send: intent(HideComment, { commentId, reportId, reason }) }];
      if (actions.some(({ action }) => action === 'delete_content')) return [{ send: intent(DeleteComment, { commentId, reportId, reason }) }];
      return [];
    },
    CaseReopened: ({ data: { reportedType, caseId: commentId, reportIds, actions } }) => {
      if (reportedType !== 'forum_comment' || !actions.some(({ action }) => isOnContent(action))) return [];
      return [{ send: intent(RestoreRemovedComment, { commentId, reportId: reportIds[0] ?? commentId, reason: CASE_TEXT.takenBack }) }];
    },
  },
});
