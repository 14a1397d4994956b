import { projection } from '../../../kernel/projection.js';
import type { MessageEvent } from './message.events.js';
import { messagesView } from './message.model.js';

/** What is said in conversations. */
export const messagesProjection = projection<MessageEvent>({
  name: 'chat_messages',
  version: 1,
  views: [messagesView.name],
  on: {
    MessageSent: ({ data, at, position }) =>
      messagesView.put(data.messageId, {
        chat_id: data.chatId,
        author_id: data.authorId,
        position,
        sent_at: at,
        client_id: data.clientId,
        state: 'sent',
        sealed: data.sealed,
        day: data.day,
        edition: 0,
        edited_at: null,
        reply_to: data.replyTo,
        reactions: {},
      }),
    MessageEdited: ({ data, at }) => messagesView.change(data.messageId, { $set: { sealed: data.sealed, edition: data.edition, edited_at: at } }),
    MessageDeleted: ({ data }) => messagesView.change(data.messageId, { $set: { state: 'deleted', sealed: '', reactions: {} } }),
    MessageReacted: ({ data: { messageId, memberId, emoji } }) =>
      emoji === null
        ? messagesView.change(messageId, { $unset: { [`reactions.${memberId}`]: '' } as const })
        : messagesView.change(messageId, { $set: { [`reactions.${memberId}`]: emoji } as const }),
  },
});
