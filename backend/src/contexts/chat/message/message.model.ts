import { type DocumentOf, declareView } from '../../../platform/views/declared-view.js';
import { flag, number, object, oneOf, orNull, text } from '../../../platform/views/view-fields.js';

/** A message; its text stands here only sealed, and is opened when an answer is made. Empty once it was taken back. */
export const messagesView = declareView(
  'chat_messages',
  {
    chat_id: text,
    author_id: text,
    other_id: text,
    position: number,
    sent_at: text,
    client_id: text,
    state: oneOf<'sent' | 'deleted'>(),
    /** Moderators took it from view. */
    is_withheld: flag,
    sealed: text,
    day: text,
    edition: number,
    edited_at: orNull(text),
    reply_to: orNull(text),
    file_id: orNull(text),
    reactions: object<Readonly<Record<string, string>>>(),
  },
  {
    indexes: [
      { chat_id: 1, position: 1 },
      { chat_id: 1, author_id: 1, position: 1 },
      { chat_id: 1, sent_at: 1 },
      { day: 1, chat_id: 1, position: 1 },
    ],
  },
);
export type MessageDocument = DocumentOf<typeof messagesView>;
