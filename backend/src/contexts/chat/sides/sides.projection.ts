import { projection } from '../../../kernel/projection.js';
import type { ConversationEvent } from '../conversation/conversation.events.js';
import { startAfter } from '../conversation/retention.rules.js';
import type { MessageSent } from '../message/message.events.js';
import { type SideDocument, sideId, sidesView } from './sides.model.js';

const change = (chatId: string, memberId: string, $set: Partial<Omit<SideDocument, '_id'>>) => sidesView.change(sideId(chatId, memberId), { $set });

/** Which conversations a member has, and how each stands. */
export const sidesProjection = projection<ConversationEvent | MessageSent>({
  name: 'chat_sides',
  version: 3,
  views: [sidesView.name],
  on: {
    ChatStarted: ({ data: { chatId, memberId, otherId, asks }, at, position }) =>
      [memberId, otherId].map((id) =>
        sidesView.put(sideId(chatId, id), {
          chat_id: chatId,
          member_id: id,
          other_id: id === memberId ? otherId : memberId,
          starter_id: memberId,
          started_at: at,
          position,
          is_accepted: !asks,
          is_written: false,
          place: 'none',
          is_gone: false,
          gone_at: null,
          reads_after: 0,
          other_gone_at: null,
          other_forgotten: false,
          last_at: null,
          last_id: null,
          last_position: position,
          kept_from: null,
          heard_id: null,
          heard_position: 0,
        }),
      ),
    ChatRequestWritten: ({ data: { chatId, memberId, otherId } }) => [memberId, otherId].map((id) => change(chatId, id, { is_written: true })),
    ChatAccepted: ({ data: { chatId, memberId, otherId } }) => [
      change(chatId, memberId, { is_accepted: true, place: 'list' }),
      change(chatId, otherId, { is_accepted: true, place: 'list' }),
    ],
    ChatDeleted: ({ data: { chatId, memberId, otherId }, at }) => [
      change(chatId, memberId, { is_gone: true, gone_at: at, reads_after: Number.MAX_SAFE_INTEGER }),
      change(chatId, otherId, { other_gone_at: at }),
    ],
    ChatMemberForgotten: ({ data: { memberId, otherId, chatIds } }) =>
      chatIds.flatMap((chatId) => [sidesView.remove(sideId(chatId, memberId)), change(chatId, otherId, { other_forgotten: true })]),
    ChatDayForgotten: ({ data: { chatId, memberIds, day } }) => memberIds.map((id) => change(chatId, id, { kept_from: startAfter(day) })),
    MessageSent: ({ data: { chatId, messageId, authorId, otherId, isRequest }, at, position }) => {
      const last = { last_at: at, last_id: messageId, last_position: position };
      return [
        change(chatId, authorId, { ...last, place: 'list' }),
        change(chatId, otherId, { ...last, heard_id: messageId, heard_position: position, place: isRequest ? 'requests' : 'list' }),
      ];
    },
  },
});
