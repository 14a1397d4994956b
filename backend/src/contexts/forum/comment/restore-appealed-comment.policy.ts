import { TOOL_TEXT } from '../../../../contracts/forum-tools.js';
import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { AppealDecided } from '../../moderation/public.js';
import { RestoreRemovedComment, ReturnCommentText } from './comment.commands.js';

/** A comment comes back, or its author's words do, when the decision that took them away was taken back on appeal. */
export const restoreAppealedComment = policy<AppealDecided>({
  name: 'restore-appealed-comment',
  on: {
    AppealDecided: ({ data: { content } }) => {
      if (content?.type !== 'forum_comment') return [];
      const { id: commentId, reportId, back } = content;
      switch (back) {
        case 'shown':
          return [{ send: intent(RestoreRemovedComment, { commentId, reportId, reason: TOOL_TEXT.restoredOnAppeal }) }];
        case 'words':
          return [{ send: intent(ReturnCommentText, { commentId, decisionId: reportId, reason: TOOL_TEXT.restoredOnAppeal }) }];
        case 'lost':
        case 'closed':
        case 'roomGone':
          return [];
      }
    },
  },
});
