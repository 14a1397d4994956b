import { type DocumentOf, declareView } from '../../../platform/views/declared-view.js';
import { flag, oneOf, text } from '../../../platform/views/view-fields.js';

/** Who has to do with which listing. No words, and no state that is decided on. */
export const jobTiesView = declareView(
  'job_ties',
  {
    kind: oneOf<'owner' | 'colleague'>(),
    job_id: text,
    member_id: text,
    owner_id: text,
    /** Of an owner's: that its people closed it, and that its time is over. It is open where neither is so. */
    closed: flag,
    expired: flag,
  },
  {
    indexes: [
      { member_id: 1, _id: 1 },
      { member_id: 1, kind: 1, closed: 1, expired: 1 },
      { member_id: 1, kind: 1, owner_id: 1 },
    ],
  },
);
export type JobTie = DocumentOf<typeof jobTiesView>;
