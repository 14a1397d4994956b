import type { Slice } from '../../../platform/slices/slice.js';
import { ChatDesk } from './chat-desk.service.js';
import { ChatReader } from './chat-reader.service.js';
import { ChatsController } from './chats.controller.js';
import { MessagesController } from './messages.controller.js';

export const calls: Slice = {
  controllers: [ChatsController, MessagesController],
  providers: [ChatReader, ChatDesk],
};
