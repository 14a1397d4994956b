import { givenBackBy, withdrawnBy } from '../../../../contracts/judged-content.js';
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
    CaseDecided: ({ data }) =>
      withdrawnBy(data, 'forum_comment').map(({ contentId: commentId, why, isHidden }) => ({
        send: isHidden ? intent(HideComment, { commentId, ...why }) : intent(DeleteComment, { commentId, ...why }),
      })),
    CaseReopened: ({ data }) =>
      givenBackBy(data, 'forum_comment').map(({ contentId: commentId, why }) => ({ send: intent(RestoreRemovedComment, { commentId, ...why }) })),
  },
});
