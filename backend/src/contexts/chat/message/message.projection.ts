import { projection } from '../../../kernel/projection.js';
import type { ChatDayForgotten } from '../conversation/conversation.events.js';
import type { ChatFileEvent } from '../file/file.events.js';
import { chatFilesView } from '../file/file.model.js';
import type { MessageEvent } from './message.events.js';
import { messagesView } from './message.model.js';

/** What is said in conversations, and the files that go with it: a message is never there before its file. */
export const messagesProjection = projection<MessageEvent | ChatFileEvent | ChatDayForgotten>({
  name: 'chat_messages',
  version: 4,
  views: [messagesView.name, chatFilesView.name],
  on: {
    MessageSent: ({ data, at, position }) =>
      messagesView.put(data.messageId, {
        chat_id: data.chatId,
        author_id: data.authorId,
        other_id: data.otherId,
        position,
        sent_at: at,
        client_id: data.clientId,
        state: 'sent',
        is_withheld: false,
        sealed: data.sealed,
        day: data.day,
        edition: 0,
        edited_at: null,
        reply_to: data.replyTo,
        file_id: data.fileId,
        reactions: {},
      }),
    MessageEdited: ({ data, at }) => messagesView.change(data.messageId, { $set: { sealed: data.sealed, edition: data.edition, edited_at: at } }),
    MessageDeleted: ({ data }) => messagesView.change(data.messageId, { $set: { state: 'deleted', sealed: '', reactions: {} } }),
    ChatDayForgotten: ({ data: { messageIds } }) => messageIds.map((id) => messagesView.remove(id)),
    MessageWithheld: ({ data }) => messagesView.change(data.messageId, { $set: { is_withheld: true } }),
    MessageRestored: ({ data }) => messagesView.change(data.messageId, { $set: { is_withheld: false } }),
    MessageReacted: ({ data: { messageId, memberId, emoji } }) =>
      emoji === null
        ? messagesView.change(messageId, { $unset: { [`reactions.${memberId}`]: '' } as const })
        : messagesView.change(messageId, { $set: { [`reactions.${memberId}`]: emoji } as const }),
    ChatFileUploaded: ({ data, position }) =>
      chatFilesView.put(data.fileId, {
        chat_id: data.chatId,
        author_id: data.authorId,
        position,
        key: data.key,
        thumbnail_key: data.thumbnailKey,
        sealed: data.sealed,
        day: data.day,
        message_id: null,
      }),
    ChatFileUsed: ({ data: { fileId, messageId } }) => chatFilesView.change(fileId, { $set: { message_id: messageId } }),
    ChatFileRemoved: ({ data: { fileId } }) => chatFilesView.remove(fileId),
  },
});
