import { CASE_TEXT, isOnContent } from '../../../../contracts/cases.js';
import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { CaseDecided, CaseReopened } from '../../moderation/public.js';
import { DeletePost, HidePost, RestoreRemovedPost } from '../post/post.commands.js';

/** A post is hidden or deleted when a decision on what was reported says so, and restored when that is taken back. */
export const withdrawReportedPost = policy<CaseDecided | CaseReopened>({
  name: 'withdraw-reported-post',
  on: {
    CaseDecided: ({ data: { reportedType, contentId: postId, reportIds, reason, actions } }) => {
      const reportId = reportIds[0] ?? postId;
      if (reportedType !== 'blog_post') return [];
      if (actions.some(({ action }) => action === 'hide_content')) return [{ send: intent(HidePost, { postId, reportId, reason }) }];
      if (actions.some(({ action }) => action === 'delete_content')) return [{ send: intent(DeletePost, { postId, reportId, reason }) }];
      return [];
    },
    CaseReopened: ({ data: { reportedType, caseId: postId, reportIds, actions } }) => {
      if (reportedType !== 'blog_post' || !actions.some(({ action }) => isOnContent(action))) return [];
      return [{ send: intent(RestoreRemovedPost, { postId, reportId: reportIds[0] ?? postId, reason: CASE_TEXT.takenBack }) }];
    },
  },
});
