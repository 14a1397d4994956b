import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { ReportModerated } from '../../moderation/public.js';
import { DeleteComment, HideComment } from './comment.commands.js';

/** A comment is hidden or deleted when a report about it says so. */
export const withdrawReportedComment = policy<ReportModerated>({
  name: 'withdraw-reported-comment',
  on: {
    ReportModerated: ({ data: { reportedType, reportedId: commentId, reportId, reason, outcome } }) => {
      if (reportedType !== 'forum_comment') return [];
      if (outcome === 'content_hidden') return [{ send: intent(HideComment, { commentId, reportId, reason }) }];
      if (outcome === 'content_deleted') return [{ send: intent(DeleteComment, { commentId, reportId, reason }) }];
      return [];
    },
  },
});
