import { readerMemory } from '../../../client/readerMemory';

/** Up to when a reader has looked at what was written under a post. */
interface Seen {
  /** ISO time of the newest comment by then; empty where there was none. */
  until: string;
}

/** Of posts whose comments are remembered. */
const KEPT = 300;
const memory = readerMemory<Seen>('readPostComments', KEPT);

/** Null where its comments were never looked at on this device. */
export const commentsSeenUntil = (postId: string): string | null => memory.now().seen[postId]?.until ?? null;

/** Notes that everything under a post up to then was there to be read; never back. */
export function noteCommentsSeen(postId: string, until: string): void {
  const before = commentsSeenUntil(postId);
  if (before === null || until > before) memory.note(postId, { until });
}
