import { TOOL_TEXT } from '../../../../contracts/forum-tools.js';
import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { AppealDecided } from '../../moderation/public.js';
import { RestoreRemovedComment } from './comment.commands.js';

/** A comment comes back when the decision that took it away was taken back on appeal. */
export const restoreAppealedComment = policy<AppealDecided>({
  name: 'restore-appealed-comment',
  on: {
    AppealDecided: ({ data: { content } }) =>
      content?.type === 'forum_comment'
        ? [{ send: intent(RestoreRemovedComment, { commentId: content.id, reportId: content.reportId, reason: TOOL_TEXT.restoredOnAppeal }) }]
        : [],
  },
});
