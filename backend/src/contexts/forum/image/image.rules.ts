/** A draft may name a picture long before it becomes a text, and a moderator may take a deletion back. */
const KEPT_UNUSED_DAYS = 7;
/** More texts than this are not told apart: a picture that so many show stays until they are gone. */
export const MOST_TEXTS = 50;

/** When a picture that nobody has used since `at` may go. */
export const unusedUntil = (at: string): string => new Date(Date.parse(at) + KEPT_UNUSED_DAYS * 24 * 60 * 60_000).toISOString();
