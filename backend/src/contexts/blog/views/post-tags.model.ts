import { declareView } from '../../../platform/views/declared-view.js';
import { number, personal, text } from '../../../platform/views/view-fields.js';

export const postTagsView = declareView(
  'post_tags',
  {
    /** The slug: spellings that read alike are one tag. */
    _id: personal(text),
    /** As it was written by the post with which it came into use. */
    name: personal(text),
    /** Posts with it that everybody can read. */
    post_count: number,
  },
  { indexes: [{ post_count: -1 }], forgottenWith: ['PostWithdrawn'] },
);
