import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { CaseDecided } from '../../moderation/public.js';
import { MailCaseDecision } from './mail.commands.js';

/** Whoever a decision on a case concerns hears of all of it in one mail; what is dismissed concerns nobody. */
export const mailCaseDecisions = policy<CaseDecided>({
  name: 'mail-case-decisions',
  follows: 'later',
  on: {
    CaseDecided: ({ id, stream, at, data: { memberId, decisionId, reportedType, contentId, topicId, reason, clause, actions, fields, status } }) =>
      status === 'dismissed'
        ? []
        : [
            {
              schedule: intent(MailCaseDecision, {
                ...{ memberId, topicId, commentId: reportedType === 'forum_comment' ? contentId : null, reason, clause, actions },
                ...(reportedType === 'user_profile' ? { profile: fields } : {}),
                ...{ decision: { id: decisionId, at }, fact: { stream, id } },
              }),
              key: `case-mail:${decisionId}`,
              at,
            },
          ],
  },
});
