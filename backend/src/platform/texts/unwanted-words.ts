import type { WatchedWord } from '../../../contracts/watched-words.js';

/** Knows the words that the community watches for; bound by the composition root. */
export abstract class UnwantedWords {
  /** Those that a text holds. */
  abstract in(text: string): readonly WatchedWord[];
}
