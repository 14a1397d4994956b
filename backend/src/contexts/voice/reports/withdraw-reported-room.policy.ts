import { CASE_TEXT } from '../../../../contracts/cases.js';
import { TOOL_TEXT } from '../../../../contracts/forum-tools.js';
import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { AppealDecided, CaseDecided, CaseReopened } from '../../moderation/public.js';
import { CloseReportedRoom, HideRoomWords, RestoreRoomWords } from '../room/room.commands.js';

/** A decision on a reported room hides what it is called, or closes it. Its words come back when that is taken back, also on appeal; a closed room does not. */
export const withdrawReportedRoom = policy<CaseDecided | CaseReopened | AppealDecided>({
  name: 'withdraw-reported-room',
  on: {
    CaseDecided: ({ data: { reportedType, contentId: roomId, memberId: authorId, reportIds, reason, actions } }) => {
      const judged = { roomId, reportId: reportIds[0] ?? roomId, reason };
      if (reportedType !== 'voice_room') return [];
      if (actions.some(({ action }) => action === 'delete_content')) return [{ send: intent(CloseReportedRoom, judged) }];
      return actions.some(({ action }) => action === 'hide_content') ? [{ send: intent(HideRoomWords, { ...judged, authorId }) }] : [];
    },
    CaseReopened: ({ data: { reportedType, caseId: roomId, reportIds, actions } }) => {
      if (reportedType !== 'voice_room' || !actions.some(({ action }) => action === 'hide_content')) return [];
      return [{ send: intent(RestoreRoomWords, { roomId, reportId: reportIds[0] ?? roomId, reason: CASE_TEXT.takenBack }) }];
    },
    AppealDecided: ({ data: { content } }) =>
      content?.type === 'voice_room'
        ? [{ send: intent(RestoreRoomWords, { roomId: content.id, reportId: content.reportId, reason: TOOL_TEXT.restoredOnAppeal }) }]
        : [],
  },
});
