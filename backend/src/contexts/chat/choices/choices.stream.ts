import type { ChatChoices } from '../../../../contracts/chat.js';
import type { StreamType } from '../../../kernel/decider.js';
import type { MakeChatChoices } from './choices.commands.js';
import { chatChoices } from './choices.decider.js';
import type { ChatChoicesMade } from './choices.events.js';

/** `chat-choices-<member id>` */
export const chatChoicesStream: StreamType<ChatChoices, MakeChatChoices, ChatChoicesMade> = {
  category: 'chat-choices',
  decider: chatChoices,
  events: { ChatChoicesMade: { schema: 1 } },
};
