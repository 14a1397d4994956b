import { type WatchedWord, wordFinder } from '../../../../contracts/watched-words.js';
import { KeptStream } from '../../../platform/following/kept-stream.js';
import { type WatchedWords, WORDS_ID, wordsStream } from './words.decider.js';

/** The words that are watched in this process now. */
export class WordsInForce {
  readonly kept = new KeptStream(wordsStream, WORDS_ID);
  private made: { readonly of: WatchedWords; readonly find: (text: string) => readonly WatchedWord[] } | null = null;

  /** Those that a text holds. */
  in(text: string): readonly WatchedWord[] {
    const of = this.kept.now;
    if (of.size === 0) return [];
    if (this.made?.of !== of) this.made = { of, find: wordFinder([...of.values()]) };
    return this.made.find(text);
  }
}
