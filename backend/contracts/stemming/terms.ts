import { stem } from './stem.js';
import { partsOf, type Word, wordsOf } from './words.js';

/** What a text is found by: every stem, how often it comes, and how many words there are. */
export interface Terms {
  readonly stems: readonly string[];
  /** Beside `stems`. */
  readonly counts: readonly number[];
  readonly length: number;
}

/** The words of a text with the parts of those that are written in one, each with its stem. */
export function stemmed(text: string): (Word & { readonly stem: string })[] {
  const words = wordsOf(text);
  return [...words, ...partsOf(text, words)].map(({ form, begin, end }) => ({ form, begin, end, stem: stem(form) }));
}

/** The terms of a text, in the order of their first place. */
export function termsOf(text: string): Terms {
  const counts = new Map<string, number>();
  const words = wordsOf(text);
  const parts = partsOf(text, words);
  for (const { form } of [...words, ...parts]) {
    const made = stem(form);
    counts.set(made, (counts.get(made) ?? 0) + 1);
  }
  return { stems: [...counts.keys()], counts: [...counts.values()], length: words.length };
}
