import { givenBackBy, givenBackOnAppeal, type JudgedContent, withdrawnBy } from '../../../../contracts/judged-content.js';
import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { AppealDecided, CaseDecided, CaseReopened } from '../../moderation/public.js';
import { CloseReportedRoom, HideRoomWords, RestoreRoomWords } from '../room/room.commands.js';

const restore = ({ contentId: roomId, why }: JudgedContent) => ({ send: intent(RestoreRoomWords, { roomId, ...why }) });

/** A decision on a reported room hides what it is called, or closes it. Its words come back when that is taken back, also on appeal; a closed room does not. */
export const withdrawReportedRoom = policy<CaseDecided | CaseReopened | AppealDecided>({
  name: 'withdraw-reported-room',
  on: {
    CaseDecided: ({ data }) =>
      withdrawnBy(data, 'voice_room').map(({ contentId: roomId, why, isDeleted }) => ({
        send: isDeleted ? intent(CloseReportedRoom, { roomId, ...why }) : intent(HideRoomWords, { roomId, ...why, authorId: data.memberId }),
      })),
    CaseReopened: ({ data }) =>
      givenBackBy(data, 'voice_room')
        .filter(({ isHidden }) => isHidden)
        .map(restore),
    AppealDecided: ({ data }) => givenBackOnAppeal(data, 'voice_room').map(restore),
  },
});
