import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { AccountErased } from '../../accounts/public.js';
import { ForgetChatsOfMember, LetGoChatKeys } from './conversation.commands.js';
import type { ChatDeleted } from './conversation.events.js';

/** What nobody has any more, or nobody may read any more, loses its keys. */
export const endChats = policy<AccountErased | ChatDeleted>({
  name: 'end-chats',
  on: {
    AccountErased: ({ data: { memberId }, at, position }) => [
      { schedule: intent(ForgetChatsOfMember, { memberId, position }), key: `forget-chats:${memberId}`, at },
    ],
    ChatDeleted: ({ data: { chatId, memberId, otherId, isLast }, at, position }) =>
      isLast ? [{ schedule: intent(LetGoChatKeys, { chatId, memberId, otherId, position }), key: `destroy-chat-keys:${chatId}`, at }] : [],
  },
});
