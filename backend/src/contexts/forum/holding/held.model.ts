import { type DocumentOf, declareView } from '../../../platform/views/declared-view.js';
import { number, orNull, personal, text, texts } from '../../../platform/views/view-fields.js';

/** A text that waits for a moderator: a topic when `title` is not null, else a comment of `topic_id` or of `post_id`. */
export const heldView = declareView(
  'held_texts',
  {
    topic_id: orNull(text),
    post_id: orNull(text),
    /** What it would stand under directly; a topic by itself. */
    under: text,
    author_id: text,
    category_id: orNull(text),
    title: personal(orNull(text)),
    content: personal(text),
    tags: personal(texts),
    quoted_id: orNull(text),
    held_at: text,
    /** Revision of its stream that this document shows. */
    revision: number,
  },
  {
    indexes: [
      { author_id: 1, held_at: -1 },
      { topic_id: 1, held_at: 1 },
      { post_id: 1, held_at: 1 },
    ],
    forgottenWith: ['HeldTextWithdrawn'],
  },
);
export type HeldDocument = DocumentOf<typeof heldView>;
