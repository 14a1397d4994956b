import { HOLD_CAUSE_LABEL, type HoldCause } from '../../../../contracts/holding.js';
import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { CommentHeld, HeldTextWithdrawn, TopicHeld } from '../../forum/public.js';
import { LapseReport, ReportHeldContent } from './report.commands.js';

const said = (causes: readonly HoldCause[]) => causes.map((cause) => HOLD_CAUSE_LABEL[cause]).join(' ');

/** What the forum holds back comes to the moderators' queue, and leaves it when its author takes it back. */
export const reportHeldContent = policy<TopicHeld | CommentHeld | HeldTextWithdrawn>({
  name: 'report-held-content',
  on: {
    TopicHeld: ({ data: { topicId, authorId, causes }, revision: contentRevision }) => [
      {
        send: intent(ReportHeldContent, {
          reportedType: 'forum_topic',
          reportedId: topicId,
          reportedUserId: authorId,
          topicId,
          contentRevision,
          description: said(causes),
        }),
      },
    ],
    CommentHeld: ({ data: { commentId, topicId, authorId, causes }, revision: contentRevision }) => [
      {
        send: intent(ReportHeldContent, {
          reportedType: 'forum_comment',
          reportedId: commentId,
          reportedUserId: authorId,
          topicId,
          contentRevision,
          description: said(causes),
        }),
      },
    ],
    HeldTextWithdrawn: ({ data: { textId: reportId } }) => [{ send: intent(LapseReport, { reportId }) }],
  },
});
