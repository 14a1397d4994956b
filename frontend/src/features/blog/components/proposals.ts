import { POST_LIMITS } from '@contracts/blog-writing';
import { excerptOf } from '@contracts/rendering/excerpt';

/** What an adult reads of prose in a minute; code counts as words, for it is read slower than it is long. */
const WORDS_A_MINUTE = 200;

const ADDRESS = /\bhttps?:\/\/\S+/g;
const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

export const wordsIn = (markdown: string): number => markdown.replace(ADDRESS, ' ').match(WORD)?.length ?? 0;

/** Whole minutes, at least one: a post without any cannot be published. */
export const proposedMinutes = (markdown: string): number => Math.min(POST_LIMITS.readingTime.max, Math.max(1, Math.ceil(wordsIn(markdown) / WORDS_A_MINUTE)));

const FENCE = /^ {0,3}(```|~~~)/;
const HEADING = /^ {0,3}#{1,6}(?:[ \t]|$)/;

/** What is said in sentences; all of the text where that is nothing. Line by line: a text may be long. */
function proseOf(markdown: string): string {
  let open: string | undefined;
  const prose = markdown.split('\n').filter((line) => {
    const [, fence] = FENCE.exec(line) ?? [];
    const isCode = open !== undefined || fence !== undefined;
    if (open === undefined) open = fence;
    else if (fence === open) open = undefined;
    return !isCode && !HEADING.test(line);
  });
  const words = prose.join('\n').trim();
  return words || markdown;
}

/** The beginning of a text as its excerpt, without headings and code; the sign of what goes on counts too. */
export const proposedExcerpt = (markdown: string): string => excerptOf(proseOf(markdown), POST_LIMITS.excerpt - 1);
