import { CASE_TEXT, isOnContent } from '../../../../contracts/cases.js';
import { TOOL_TEXT } from '../../../../contracts/forum-tools.js';
import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { AppealDecided, CaseDecided, CaseReopened } from '../../moderation/public.js';
import { RestoreRoomMessage, WithholdRoomMessage } from '../messages/room-message.commands.js';

/** A message is taken from the view of all in its room when a decision on its report hides or deletes it, and stands again when that is taken back, also on appeal. */
export const withdrawReportedRoomMessage = policy<CaseDecided | CaseReopened | AppealDecided>({
  name: 'withdraw-reported-room-message',
  on: {
    CaseDecided: ({ data: { reportedType, contentId: messageId, reportIds, reason, actions } }) => {
      if (reportedType !== 'voice_message' || !actions.some(({ action }) => isOnContent(action))) return [];
      return [{ send: intent(WithholdRoomMessage, { messageId, reportId: reportIds[0] ?? messageId, reason }) }];
    },
    CaseReopened: ({ data: { reportedType, caseId: messageId, reportIds, actions } }) => {
      if (reportedType !== 'voice_message' || !actions.some(({ action }) => isOnContent(action))) return [];
      return [{ send: intent(RestoreRoomMessage, { messageId, reportId: reportIds[0] ?? messageId, reason: CASE_TEXT.takenBack }) }];
    },
    // Of what stands nowhere any more nobody is told that it is there again.
    AppealDecided: ({ data: { content } }) =>
      content?.type === 'voice_message' && content.back === 'shown'
        ? [{ send: intent(RestoreRoomMessage, { messageId: content.id, reportId: content.reportId, reason: TOOL_TEXT.restoredOnAppeal }) }]
        : [],
  },
});
