import { type DocumentOf, declareView } from '../../../platform/views/declared-view.js';
import { personal, text, texts } from '../../../platform/views/view-fields.js';

export const seriesView = declareView(
  'post_series',
  {
    author_id: text,
    title: personal(text),
    /** Ids of all its posts in their order, also of those that not everybody can read. */
    posts: texts,
    created_at: text,
  },
  { indexes: [{ author_id: 1, created_at: -1 }, { posts: 1 }], forgottenWith: ['SeriesRemoved'] },
);
export type SeriesDocument = DocumentOf<typeof seriesView>;
