import { type CommandClass, intent } from '../../../kernel/command.js';
import { decides } from '../../../platform/commands/decides.js';
import { decidesAndDestroys } from '../../../platform/commands/decides-and-destroys.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { tellsNothing } from '../../../platform/telling/told-facts.js';
import { ChatAge } from './chat-age.service.js';
import { ChatDays } from './chat-days.service.js';
import { ChatDoor } from './chat-door.service.js';
import { ChatSeals } from './chat-seals.service.js';
import {
  type ConversationCommand,
  DeleteChat,
  DestroyChatKeys,
  ForgetChatDay,
  ForgetChatMember,
  ForgetChatsOfMember,
  ForgetDeadChat,
  ForgetOldDays,
  LetGoChatKeys,
  StartChat,
} from './conversation.commands.js';
import { conversationOwnData } from './conversation.own-data.js';
import { conversationStream, pairOf } from './conversation.stream.js';
import { endChats } from './end-chats.policy.js';
import { ForgetChatsOfMemberHandler } from './forget-chats.handler.js';
import { ForgetDeadChatHandler } from './forget-dead-chat.handler.js';
import { forgetDeadChats } from './forget-dead-chats.policy.js';
import { ForgetOldDaysHandler } from './forget-old-days.handler.js';
import { LetGoChatKeysHandler } from './let-go-chat-keys.handler.js';
import { StandingChat } from './standing-chat.service.js';
import { StartChatHandler } from './start-chat.handler.js';

/** A day is over once in 24 hours; what is left of a run that had too much to do is done in the next. */
const HOUR_MS = 60 * 60_000;

const decide = <C extends ConversationCommand>(command: CommandClass<C>) => decides(command, conversationStream, (data: C['data']) => pairOf(data));
const destroy = <C extends ConversationCommand>(command: CommandClass<C>, queue: 'cleanup' | null = null) =>
  decidesAndDestroys(command, conversationStream, (data: C['data']) => pairOf(data), queue);

/** Who writes to whom: the business of the two alone, so staff are told nothing of it. */
export const conversation: Slice = {
  streams: [conversationStream],
  told: tellsNothing(conversationStream),
  commands: [
    handledBy(StartChat, StartChatHandler),
    decide(DeleteChat),
    destroy(ForgetChatMember),
    destroy(DestroyChatKeys, 'cleanup'),
    destroy(ForgetChatDay),
    handledBy(ForgetDeadChat, ForgetDeadChatHandler, 'cleanup'),
    handledBy(ForgetOldDays, ForgetOldDaysHandler, 'cleanup'),
    handledBy(LetGoChatKeys, LetGoChatKeysHandler, 'cleanup'),
    handledBy(ForgetChatsOfMember, ForgetChatsOfMemberHandler, 'cleanup'),
  ],
  policies: [forgetDeadChats, endChats],
  recurring: [{ name: 'forget-old-chat-days', everyMs: HOUR_MS, intent: intent(ForgetOldDays, {}) }],
  ownData: conversationOwnData,
  providers: [ChatDays, ChatAge, ChatDoor, ChatSeals, StandingChat],
};
