import { HOLD_CAUSE_LABEL, type HoldCause } from '../../../../contracts/holding.js';
import { profileValueHeld } from '../../../../contracts/profile-fields.js';
import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { ProfileValueHeld, ProfileValueWithdrawn } from '../../accounts/public.js';
import { type JobEvent, suspicionReason, suspicionSentence } from '../../careers/public.js';
import type { CommentHeld, HeldTextWithdrawn, TopicHeld } from '../../forum/public.js';
import { LapseReport, ReportHeldContent } from './report.commands.js';

const said = (causes: readonly HoldCause[]) => causes.map((cause) => HOLD_CAUSE_LABEL[cause]).join(' ');

/** What the forum holds back, a text once, a listing for each new thing that it is suspected of, and what waits in a profile comes to the moderators' queue, and leaves it when its author takes it back. */
export const reportHeldContent = policy<
  Extract<JobEvent, { type: 'JobHeld' | 'JobHoldEnded' }> | TopicHeld | CommentHeld | HeldTextWithdrawn | ProfileValueHeld | ProfileValueWithdrawn
>({
  name: 'report-held-content',
  on: {
    TopicHeld: ({ data: { topicId, authorId, causes }, revision: contentRevision }) => [
      {
        send: intent(ReportHeldContent, {
          reportId: topicId,
          reportedType: 'forum_topic',
          reportedId: topicId,
          reportedUserId: authorId,
          topicId,
          contentRevision,
          description: said(causes),
        }),
      },
    ],
    CommentHeld: ({ data: { commentId, authorId, causes, ...place }, revision: contentRevision }) => [
      {
        send: intent(ReportHeldContent, {
          reportId: commentId,
          reportedType: 'forum_comment',
          reportedId: commentId,
          reportedUserId: authorId,
          topicId: 'topicId' in place ? place.topicId : '',
          contentRevision,
          description: said(causes),
        }),
      },
    ],
    ProfileValueHeld: ({ data: { heldId: reportId, memberId, field }, revision: contentRevision }) => [
      {
        send: intent(ReportHeldContent, {
          ...{ reportId, reportedType: 'user_profile', reportedId: memberId, reportedUserId: memberId, topicId: '', contentRevision },
          description: profileValueHeld(field),
        }),
      },
    ],
    ProfileValueWithdrawn: ({ data: { heldId: reportId } }) => [{ send: intent(LapseReport, { reportId }) }],
    JobHeld: ({ data: { holdId: reportId, jobId, ownerId, findings }, revision: contentRevision }) => [
      {
        send: intent(ReportHeldContent, {
          ...{ reportId, reportedType: 'job_listing', reportedId: jobId, reportedUserId: ownerId, topicId: '', contentRevision },
          description: findings.map(suspicionSentence).join(' '),
          reason: suspicionReason(findings),
        }),
      },
    ],
    JobHoldEnded: ({ data: { holdIds } }) => holdIds.map((reportId) => ({ send: intent(LapseReport, { reportId }) })),
    HeldTextWithdrawn: ({ data: { textId: reportId } }) => [{ send: intent(LapseReport, { reportId }) }],
  },
});
