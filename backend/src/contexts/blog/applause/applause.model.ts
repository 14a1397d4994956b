import { declareView } from '../../../platform/views/declared-view.js';
import { number, text } from '../../../platform/views/view-fields.js';

/** What a member gave to a post; `_id` is its `applauseId`, `position` where the first claps stand in the log. */
export const applauseView = declareView(
  'applause',
  { member_id: text, post_id: text, claps: number, position: number },
  { indexes: [{ member_id: 1, position: 1 }] },
);
