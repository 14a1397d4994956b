import { foldText } from '../../../../contracts/folding.js';
import { stem } from '../../../../contracts/stemming/stem.js';
import { termsOf } from '../../../../contracts/stemming/terms.js';
import { wordsOf } from '../../../../contracts/stemming/words.js';

/** How what is looked for stands in the index; whatever changes here raises the version of the projection. */
const SHORTEST = 2;
const LONGEST = 12;

export const byAuthor = (memberId: string): string => `by:${memberId}`;
export const inTopic = (topicId: string): string => `in:${topicId}`;
export const inCategory = (categoryId: string): string => `category:${categoryId}`;
/** Who may read a project: everybody, signed-in members, and who is in it. */
export const FOR_ALL = 'for:all';
export const FOR_MEMBERS = 'for:members';
export const withMember = (memberId: string): string => `with:${memberId}`;
export const tagToken = (tag: string): string => foldText(tag.trim());
export const titleStem = (stemmed: string): string => `=${stemmed}`;

/** What a text is found by. */
export function found(text: string): { readonly words: readonly string[]; readonly counts: readonly number[]; readonly length: number } {
  const { stems, counts, length } = termsOf(text);
  return { words: stems, counts, length };
}

/** The stems of a title and the beginnings of its words, two to twelve letters long. */
export function titleTokens(title: string): string[] {
  const beginnings = wordsOf(title).flatMap(({ form }) =>
    Array.from({ length: Math.min(form.length, LONGEST) - SHORTEST + 1 }, (_, index) => form.slice(0, SHORTEST + index)),
  );
  return [...new Set([...termsOf(title).stems.map(titleStem), ...beginnings])];
}

/** Of a title that somebody is typing: each word by its beginning. */
export const typedTokens = (typed: string): string[] => [...new Set(wordsOf(typed).map(({ form }) => form.slice(0, LONGEST)))];

export const stemsOfTitle = (tokens: readonly string[]): string[] => tokens.filter((token) => token.startsWith('=')).map((token) => token.slice(1));

export const stemsOf = (text: string): string[] => [...new Set(wordsOf(text).map(({ form }) => stem(form)))];
