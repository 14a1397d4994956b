import type { WordConsequence } from '../../../../contracts/watched-words.js';
import { declareView } from '../../../platform/views/declared-view.js';
import { oneOf, text } from '../../../platform/views/view-fields.js';

/** The words that are watched, by their folded form: who said so last, and when. */
export const watchedWordsView = declareView(
  'watched_words',
  { word: text, consequence: oneOf<WordConsequence>(), at: text, admin_id: text },
  { indexes: [{ _id: 1 }] },
);
