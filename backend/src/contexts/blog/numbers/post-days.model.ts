import { type DocumentOf, declareView } from '../../../platform/views/declared-view.js';
import { number, text } from '../../../platform/views/view-fields.js';

/** What readers gave on one day in Turkey, to one post and to all posts of one author: `of` is the id of either. */
export const postDaysView = declareView(
  'post_days',
  { of: text, day: text, views: number, likes: number, bookmarks: number, applause: number, comments: number },
  { indexes: [{ of: 1, day: 1 }] },
);
export type PostDayDocument = DocumentOf<typeof postDaysView>;
