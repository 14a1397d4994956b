import { plainWords } from '../../../../contracts/rendering/excerpt.js';
import { TEXT_BOUNDS } from '../../../../contracts/text-bounds.js';

/** Characters of words by which a post is found. */
export const MOST_WORDS = 20_000;
/** Marks make a text longer than its words; more of it than this is not read for them. */
const READ = 4 * MOST_WORDS;

/** The beginning of a post's text as plain words. */
export const foundWords = (content: string): string => plainWords(content.slice(0, READ), TEXT_BOUNDS.postWeight).slice(0, MOST_WORDS);
