import { type DocumentOf, declareView } from '../../../platform/views/declared-view.js';
import { number, orNull, personal, text, texts } from '../../../platform/views/view-fields.js';

/** A text that waits for a moderator: a topic when `title` is not null, else a comment. */
export const heldView = declareView(
  'held_texts',
  {
    /** One of these, and the others null: the topic that it would be, or what it would stand under … */
    topic_id: orNull(text),
    post_id: orNull(text),
    project_id: orNull(text),
    /** … whichever that is … */
    thread_id: text,
    /** … and what it would stand under directly; a topic by itself. */
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
      { thread_id: 1, held_at: 1 },
    ],
    forgottenWith: ['HeldTextWithdrawn'],
  },
);
export type HeldDocument = DocumentOf<typeof heldView>;
