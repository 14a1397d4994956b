import { givenBackBy, givenBackOnAppeal, withdrawnBy } from '../../../../contracts/judged-content.js';
import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { AppealDecided, CaseDecided, CaseReopened } from '../../moderation/public.js';
import { RestoreMessage, WithholdMessage } from '../message/message.commands.js';

/** A message is taken from the view of both sides when a decision on its report hides or deletes it, and stands again when that is taken back, also on appeal. */
export const withdrawReportedMessage = policy<CaseDecided | CaseReopened | AppealDecided>({
  name: 'withdraw-reported-message',
  on: {
    CaseDecided: ({ data }) =>
      withdrawnBy(data, 'chat_message').map(({ contentId: messageId, why }) => ({ send: intent(WithholdMessage, { messageId, ...why }) })),
    CaseReopened: ({ data }) =>
      givenBackBy(data, 'chat_message').map(({ contentId: messageId, why }) => ({ send: intent(RestoreMessage, { messageId, ...why }) })),
    AppealDecided: ({ data }) =>
      givenBackOnAppeal(data, 'chat_message').map(({ contentId: messageId, why }) => ({ send: intent(RestoreMessage, { messageId, ...why }) })),
  },
});
