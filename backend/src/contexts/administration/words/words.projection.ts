import { wordKey } from '../../../../contracts/watched-words.js';
import { projection } from '../../../kernel/projection.js';
import type { WordsEvent } from './words.events.js';
import { watchedWordsView } from './words.model.js';

/** The list of watched words. */
export const wordsProjection = projection<WordsEvent>({
  name: 'watched-words',
  version: 1,
  views: [watchedWordsView.name],
  on: {
    WordWatched: ({ at, data: { word, consequence, adminId } }) => watchedWordsView.put(wordKey(word), { word, consequence, at, admin_id: adminId }),
    WordUnwatched: ({ data: { word } }) => watchedWordsView.remove(wordKey(word)),
  },
});
