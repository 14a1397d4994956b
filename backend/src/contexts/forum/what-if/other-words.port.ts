import type { WatchedWord, WordConsequence } from '../../../../contracts/watched-words.js';

/** Words that are to be watched as well, what they are to lead to, and words that are not to be watched. */
export interface ChangedWords {
  readonly watch: readonly string[];
  readonly consequence: WordConsequence;
  readonly unwatch: readonly string[];
}

/** Finds the watched words of a text at an ISO time. */
export type WordsAt = (text: string, at: string) => readonly WatchedWord[];

/** Knows which words were watched when, and how the list would have looked with others; answered by whoever keeps it. */
export abstract class OtherWords {
  abstract with(changed: ChangedWords): Promise<{ readonly inForce: WordsAt; readonly other: WordsAt }>;
}
