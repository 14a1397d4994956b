import { type DocumentOf, declareView } from '../../../platform/views/declared-view.js';
import { number, personal, text, texts } from '../../../platform/views/view-fields.js';

/** Longer beginnings than this are cut: by then few tags are left. */
export const LONGEST_BEGINNING = 12;

export const tagsView = declareView(
  'tags',
  {
    /** The slug: spellings that read alike are one tag. */
    _id: personal(text),
    /** As it was written by the text with which it came into use. */
    name: personal(text),
    /** Every beginning of the slug, for suggestions while typing. */
    beginnings: personal(texts),
    topic_count: number,
    post_count: number,
    /** Of both. */
    uses: number,
  },
  {
    // With the name it is an array like any other; with the number alone it would be one of tokens, whose number no two tags share.
    indexes: [{ topic_count: -1 }, { beginnings: 1, topic_count: -1, name: 1 }, { uses: -1 }, { beginnings: 1, uses: -1, name: 1 }],
    forgottenWith: ['TopicWithdrawn', 'PostWithdrawn'],
  },
);
export type TagDocument = DocumentOf<typeof tagsView>;
