import { projection } from '../../../kernel/projection.js';
import type { RoomExported } from '../room/room.events.js';
import type { RoomMessageEvent, RoomMessagesForgotten } from './room-message.events.js';
import { roomMessagesView } from './room-message.model.js';
import { utcDay } from './room-words.rules.js';

/** What is written in rooms, and the lines that stand among it. */
export const roomMessagesProjection = projection<RoomMessageEvent | RoomMessagesForgotten | RoomExported>({
  name: 'voice-messages',
  version: 3,
  views: [roomMessagesView.name],
  on: {
    RoomMessagePosted: ({ data: { messageId, roomId, memberId, day, sealed, messageType, parentMessageId }, at, position }) =>
      roomMessagesView.put(messageId, {
        ...{ room_id: roomId, author_id: memberId, position, sent_at: at, day, message_type: messageType, sealed },
        ...{ edited_at: null, is_deleted: false, is_withheld: false, deleted_at: null, parent_id: parentMessageId },
      }),
    RoomExported: ({ data: { exportId, roomId, memberId }, at, position }) =>
      roomMessagesView.put(exportId, {
        ...{ room_id: roomId, author_id: memberId, position, sent_at: at, day: utcDay(at), message_type: 'export', sealed: '' },
        ...{ edited_at: null, is_deleted: false, is_withheld: false, deleted_at: null, parent_id: null },
      }),
    RoomMessageEdited: ({ data: { messageId, sealed }, at }) => roomMessagesView.change(messageId, { $set: { sealed, edited_at: at } }),
    RoomMessageWithheld: ({ data: { messageId } }) => roomMessagesView.change(messageId, { $set: { is_withheld: true } }),
    RoomMessageRestored: ({ data: { messageId } }) => roomMessagesView.change(messageId, { $set: { is_withheld: false } }),
    RoomMessageDeleted: ({ data: { messageId }, at }) => roomMessagesView.change(messageId, { $set: { sealed: '', is_deleted: true, deleted_at: at } }),
    RoomMessagesForgotten: ({ data: { messageIds } }) => messageIds.map((id) => roomMessagesView.remove(id)),
  },
});
