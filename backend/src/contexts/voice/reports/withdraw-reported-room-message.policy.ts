import { givenBackBy, givenBackOnAppeal, type JudgedContent, withdrawnBy } from '../../../../contracts/judged-content.js';
import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { AppealDecided, CaseDecided, CaseReopened } from '../../moderation/public.js';
import { RestoreRoomMessage, WithholdRoomMessage } from '../messages/room-message.commands.js';

const restore = ({ contentId: messageId, why }: JudgedContent) => ({ send: intent(RestoreRoomMessage, { messageId, ...why }) });

/** A message is taken from the view of all in its room when a decision on its report hides or deletes it, and stands again when that is taken back, also on appeal. */
export const withdrawReportedRoomMessage = policy<CaseDecided | CaseReopened | AppealDecided>({
  name: 'withdraw-reported-room-message',
  on: {
    CaseDecided: ({ data }) =>
      withdrawnBy(data, 'voice_message').map(({ contentId: messageId, why }) => ({ send: intent(WithholdRoomMessage, { messageId, ...why }) })),
    CaseReopened: ({ data }) => givenBackBy(data, 'voice_message').map(restore),
    // Of what stands nowhere any more nobody is told that it is there again.
    AppealDecided: ({ data }) =>
      givenBackOnAppeal(data, 'voice_message')
        .filter(({ back }) => back === 'shown')
        .map(restore),
  },
});
