import type { CommentPlace } from '@contracts/reading';
import { COMMENT_END, commentAnchor } from '../../../paths';
import { START } from '../api/comments';

/** What the address points at: one comment, either end, or nothing. */
export type Wanted = { id: string } | 'first' | 'last' | null;

const PREFIX = commentAnchor('');

export function wantedComment(hash: string): Wanted {
  const anchor = hash.slice(1);
  if (anchor === COMMENT_END.first) return 'first';
  if (anchor === COMMENT_END.last) return 'last';
  return anchor.startsWith(PREFIX) && anchor.length > PREFIX.length ? { id: anchor.slice(PREFIX.length) } : null;
}

/** The page of comments that shows it. */
export function placeOf(wanted: Wanted): CommentPlace {
  if (wanted === 'last') return { edge: 'last' };
  return wanted === 'first' || wanted === null ? START : { around: wanted.id };
}
