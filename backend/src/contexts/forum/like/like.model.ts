import type { LikeTarget } from '../../../../contracts/likes.js';
import { type DocumentOf, declareView } from '../../../platform/views/declared-view.js';
import { number, oneOf, text } from '../../../platform/views/view-fields.js';

/** A like that stands; `_id` is its `likeId`. */
export const likesView = declareView(
  'likes',
  { member_id: text, target_type: oneOf<LikeTarget>(), target_id: text, liked_at: text, position: number },
  {
    indexes: [
      { member_id: 1, position: 1 },
      { member_id: 1, target_type: 1, position: -1 },
    ],
  },
);
export type LikeDocument = DocumentOf<typeof likesView>;
