import { versionOf } from '../../../kernel/vault.js';
import type { PostEvent } from './post.events.js';

/** Where the texts of posts are kept. */
export const POST_TEXTS_AREA = 'blog-texts';

/** Nobody but its author changes the words of a post: it has one edition, and one key. */
export const EDITION = 0;

/** Whose key seals the words of a post, and its text. */
export const sealOf = (authorId: string, postId: string): string => versionOf(authorId, postId, EDITION);

/** Whoever has begun to read a page gets the text that it names. */
const KEPT_MS = 10 * 60_000;

/** Longer than any decision on a case may be appealed, and such an appeal waits. */
const JUDGED_MS = 430 * 24 * 60 * 60_000;

/** The files of texts that a post said once, or took along. */
export const formerTextsIn = (facts: readonly PostEvent[]): readonly string[] =>
  facts.flatMap(({ type, data }) => {
    if (type === 'PostWithdrawn') return [data.textKey];
    return type === 'PostRevised' && data.formerTextKey ? [data.formerTextKey] : [];
  });

/** When what was kept for a decision may go. */
export const judgedUntil = (at: string): string => new Date(Date.parse(at) + JUDGED_MS).toISOString();

/** When the file of a text may go that no post says since `at`. */
export const droppedAt = (at: string): string => new Date(Date.parse(at) + KEPT_MS).toISOString();
