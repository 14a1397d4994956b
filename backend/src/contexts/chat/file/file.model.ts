import { type DocumentOf, declareView } from '../../../platform/views/declared-view.js';
import { number, orNull, text } from '../../../platform/views/view-fields.js';

/** A file of a conversation; what it is called and what it is stand here only sealed. */
export const chatFilesView = declareView(
  'chat_files',
  {
    chat_id: text,
    author_id: text,
    position: number,
    key: text,
    thumbnail_key: orNull(text),
    sealed: text,
    day: text,
    /** The message that takes it along. */
    message_id: orNull(text),
  },
  {
    indexes: [
      { chat_id: 1, position: 1 },
      { chat_id: 1, author_id: 1, position: 1 },
    ],
  },
);
export type ChatFileDocument = DocumentOf<typeof chatFilesView>;
