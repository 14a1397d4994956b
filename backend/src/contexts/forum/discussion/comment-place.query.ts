import { type Listing } from '../../../../contracts/envelope.js';
import type { Comment } from '../../../../contracts/forum.js';
import { type CommentPage, type CommentPlace, READING_TEXT } from '../../../../contracts/reading.js';
import { malformed } from '../../../platform/refusals/refusals.js';

/** The one place that was asked for, or null when none was; refuses more than one. */
export function onePlace(place: CommentPlace): CommentPlace | null {
  const given = Object.values(place).filter(Boolean).length;
  if (given > 1) throw malformed(READING_TEXT.onePlace);
  return given === 1 ? place : null;
}

/** A page that was found by its number, with the ids to go on from. */
export const withCursors = (page: Listing<Comment>): CommentPage => ({
  ...page,
  cursors: { before: page.offset > 0 ? (page.data[0]?.id ?? null) : null, after: page.hasMore ? (page.data.at(-1)?.id ?? null) : null },
});
