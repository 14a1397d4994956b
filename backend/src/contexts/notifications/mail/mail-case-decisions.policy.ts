import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { CaseDecided } from '../../moderation/public.js';
import { reportedText } from '../notice/reported-text.rules.js';
import { type FoundDecision, MailCaseDecision } from './mail.commands.js';

/** Whoever a decision on a case concerns hears of all of it in one mail; what is dismissed concerns nobody. */
export const mailCaseDecisions = policy<CaseDecided>({
  name: 'mail-case-decisions',
  follows: 'later',
  on: {
    CaseDecided: ({ id, stream, at, data }) =>
      data.status === 'dismissed'
        ? []
        : [
            {
              schedule: intent(MailCaseDecision, caseMailData({ data, fact: { stream, id }, at })),
              key: `case-mail:${data.decisionId}`,
              at,
            },
          ],
  },
});

/** What of a decision is told to the member whom it concerns. */
export const caseMailData = ({ data, fact, at }: FoundDecision): MailCaseDecision['data'] => {
  const { memberId, decisionId, reportedType, contentId, topicId, reason, clause, actions, fields } = data;
  return {
    ...{ memberId, topicId, commentId: reportedText(reportedType, contentId).commentId, reason, clause, actions },
    ...(reportedType === 'blog_post' ? { postId: contentId } : {}),
    ...(reportedType === 'project' ? { projectId: contentId } : {}),
    ...(reportedType === 'project_update' ? { updateId: contentId } : {}),
    ...(reportedType === 'job_listing' ? { jobId: contentId } : {}),
    ...(reportedType === 'chat_message' ? { messageId: contentId } : {}),
    ...(reportedType === 'voice_room' ? { roomId: contentId } : {}),
    ...(reportedType === 'voice_message' ? { roomMessageId: contentId } : {}),
    ...(reportedType === 'user_profile' ? { profile: fields } : {}),
    ...{ decision: { id: decisionId, at }, fact, contentId },
  };
};
