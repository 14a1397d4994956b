import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { AccountErased } from '../../accounts/public.js';
import { DestroyChatKeys, ForgetChatsOfMember } from './conversation.commands.js';
import type { ChatDeleted } from './conversation.events.js';

/** What nobody has any more, or nobody may read any more, loses its keys. */
export const endChats = policy<AccountErased | ChatDeleted>({
  name: 'end-chats',
  on: {
    AccountErased: ({ data: { memberId }, at, position }) => [
      { schedule: intent(ForgetChatsOfMember, { memberId, position }), key: `forget-chats:${memberId}`, at },
    ],
    ChatDeleted: ({ data: { chatId, memberId, otherId, isLast }, at }) =>
      isLast ? [{ schedule: intent(DestroyChatKeys, { chatId, memberId, otherId }), key: `destroy-chat-keys:${chatId}`, at }] : [],
  },
});
