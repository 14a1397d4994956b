import { WORD_CONSEQUENCE_LABEL } from '../../../../contracts/watched-words.js';
import { administers, tells } from '../../../platform/telling/told-facts.js';
import type { WordsEvent } from './words.events.js';

export const wordsTold = tells<WordsEvent>({
  WordWatched: administers('Kelime izlemeye alındı', {
    what: ({ word, consequence }) => `“${word}” izlemeye alındı: ${WORD_CONSEQUENCE_LABEL[consequence].toLocaleLowerCase('tr')}`,
  }),
  WordUnwatched: administers('Kelime izlemeden çıkarıldı', { what: ({ word }) => `“${word}” izlemeden çıkarıldı` }),
});
