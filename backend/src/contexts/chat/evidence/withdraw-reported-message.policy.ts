import { CASE_TEXT, isOnContent } from '../../../../contracts/cases.js';
import { TOOL_TEXT } from '../../../../contracts/forum-tools.js';
import type { ReportedType } from '../../../../contracts/moderation.js';
import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { AppealDecided, CaseDecided, CaseReopened } from '../../moderation/public.js';
import { RestoreMessage, WithholdMessage } from '../message/message.commands.js';

const TYPE: ReportedType = 'chat_message';

/** A message is taken from the view of both sides when a decision on its report hides or deletes it, and stands again when that is taken back, also on appeal. */
export const withdrawReportedMessage = policy<CaseDecided | CaseReopened | AppealDecided>({
  name: 'withdraw-reported-message',
  on: {
    CaseDecided: ({ data: { reportedType, contentId: messageId, reportIds, reason, actions } }) => {
      if (reportedType !== TYPE || !actions.some(({ action }) => isOnContent(action))) return [];
      return [{ send: intent(WithholdMessage, { messageId, reportId: reportIds[0] ?? messageId, reason }) }];
    },
    CaseReopened: ({ data: { reportedType, caseId: messageId, reportIds, actions } }) => {
      if (reportedType !== TYPE || !actions.some(({ action }) => isOnContent(action))) return [];
      return [{ send: intent(RestoreMessage, { messageId, reportId: reportIds[0] ?? messageId, reason: CASE_TEXT.takenBack }) }];
    },
    AppealDecided: ({ data: { content } }) =>
      content?.type === TYPE
        ? [{ send: intent(RestoreMessage, { messageId: content.id, reportId: content.reportId, reason: TOOL_TEXT.restoredOnAppeal }) }]
        : [],
  },
});
