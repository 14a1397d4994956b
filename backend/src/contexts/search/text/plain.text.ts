import { LRUCache } from 'lru-cache';
import { plainWords } from '../../../../contracts/rendering/excerpt.js';

/** Characters of texts and of their words. */
const KEPT = 4_000_000;
const kept = new LRUCache<string, string>({ maxSize: KEPT, sizeCalculation: (words, text) => words.length + text.length + 1 });

/** The words of a text that was found, read once as long as they are kept: who searches finds the same texts again and again. */
export function plainText(markdown: string): string {
  const known = kept.get(markdown);
  if (known !== undefined) return known;
  const words = plainWords(markdown);
  kept.set(markdown, words);
  return words;
}
