import { declareView } from '../../../platform/views/declared-view.js';
import { flag, number, text } from '../../../platform/views/view-fields.js';

/** What was copied of reported messages, without a word of it. */
export const evidenceView = declareView(
  'chat_evidence',
  {
    chat_id: text,
    /** Where the newest copy stands in the log. */
    position: number,
    copied_at: text,
    messages: number,
    is_over: flag,
  },
  { indexes: [{ chat_id: 1, is_over: 1, position: 1 }] },
);
