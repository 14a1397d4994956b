import { type DocumentOf, declareView } from '../../../platform/views/declared-view.js';
import { number, text } from '../../../platform/views/view-fields.js';

/** A block that stands; `_id` is its `pairId`. */
export const blocksView = declareView(
  'blocks',
  { member_id: text, target_id: text, blocked_at: text, position: number },
  {
    indexes: [
      { member_id: 1, position: -1 },
      { target_id: 1, position: -1 },
    ],
  },
);
export type BlockDocument = DocumentOf<typeof blocksView>;
