import { declareView } from '../../../platform/views/declared-view.js';
import { flag, number, personal, text } from '../../../platform/views/view-fields.js';

/** By listing: what new ones are compared with. No word can be read from it, but it is made of words and goes with them. */
export const jobPrintsView = declareView(
  'job_prints',
  {
    owner_id: text,
    place: personal(text),
    whole: personal(text),
    runs: personal(text),
    /** It stands for others where none of these is so. */
    held: flag,
    closed: flag,
    expired: flag,
    /** By staff. */
    removed: flag,
    /** Place in the log where it began. */
    number,
  },
  {
    indexes: [
      { held: 1, closed: 1, expired: 1, removed: 1, number: -1 },
      { owner_id: 1, held: 1, closed: 1, expired: 1, removed: 1, number: -1 },
    ],
    forgottenWith: ['JobWithdrawn'],
  },
);
