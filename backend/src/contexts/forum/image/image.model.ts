import { declareView } from '../../../platform/views/declared-view.js';
import { flag, text, texts } from '../../../platform/views/view-fields.js';

export const imagesView = declareView(
  'forum_images',
  {
    member_id: text,
    /** Key of the file. */
    key: text,
    /** Whether a text has ever shown it. */
    used: flag,
    /** Ids of the topics and comments that show it. */
    texts,
    uploaded_at: text,
  },
  { indexes: [{ texts: 1 }, { member_id: 1, uploaded_at: 1 }] },
);
