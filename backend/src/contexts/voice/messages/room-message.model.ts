import type { VoiceLineType } from '../../../../contracts/voice-messages.js';
import { type DocumentOf, declareView } from '../../../platform/views/declared-view.js';
import { flag, number, oneOf, orNull, text } from '../../../platform/views/view-fields.js';

/** A message of a room; its text stands here only sealed, and is opened when an answer is made. Empty once it was deleted. */
export const roomMessagesView = declareView(
  'voice_messages',
  {
    room_id: text,
    author_id: text,
    position: number,
    sent_at: text,
    day: text,
    message_type: oneOf<VoiceLineType>(),
    sealed: text,
    edited_at: orNull(text),
    is_deleted: flag,
    is_withheld: flag,
    deleted_at: orNull(text),
    parent_id: orNull(text),
  },
  {
    indexes: [
      { room_id: 1, position: 1 },
      { room_id: 1, sent_at: 1 },
      { room_id: 1, day: 1 },
    ],
  },
);
export type RoomMessageDocument = DocumentOf<typeof roomMessagesView>;
