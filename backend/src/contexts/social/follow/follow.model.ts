import { declareView } from '../../../platform/views/declared-view.js';
import { number, text } from '../../../platform/views/view-fields.js';

/** A follow that stands; `_id` is its `pairId`. */
export const followsView = declareView(
  'follows',
  { member_id: text, target_id: text, followed_at: text, position: number },
  {
    indexes: [
      { member_id: 1, position: -1 },
      { target_id: 1, position: -1 },
    ],
  },
);

/** By member: counted as facts come, so that asking costs the same however many there are. */
export const followCountsView = declareView('follow_counts', { followers: number, following: number });
