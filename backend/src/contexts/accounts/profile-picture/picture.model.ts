import { declareView } from '../../../platform/views/declared-view.js';
import { text, texts } from '../../../platform/views/view-fields.js';

/** The pictures of profiles whose files are there. */
export const picturesView = declareView(
  'profile_pictures',
  {
    member_id: text,
    /** Keys of the files, the smallest first. */
    keys: texts,
    uploaded_at: text,
  },
  { indexes: [{ member_id: 1, uploaded_at: 1 }] },
);
