import type { PostRow } from '@contracts/blog';
import { useSyncExternalStore } from 'react';
import { knownMember } from '../../../client/knownMember';
import { type ReaderMemory, readerMemory } from '../../../client/readerMemory';

/** How much of a post was read. */
interface PostMark {
  percent: number;
}

const KEPT = 300;
/** From here on what is left is not worth coming back for. */
const READ = 95;
/** Less than that is no share that anybody would tell. */
const BEGUN = 5;
/** Smaller steps are not written down: reading writes often enough. */
const STEP = 5;

const memory = readerMemory<PostMark>('readPosts', KEPT);

/** Notes how much of a post was read; never less than before. */
export function markReading(postId: string, percent: number): void {
  const before = memory.now().seen[postId]?.percent;
  const isNews = before === undefined || percent - before >= STEP || (percent >= READ && before < READ);
  if (isNews || !memory.isLast(postId)) memory.note(postId, { percent: Math.max(percent, before ?? 0) });
}

/** `new`: published since the first visit and not opened; `part`: begun; `read`: read to its end. */
export interface PostReading {
  reading: 'new' | 'unopened' | 'part' | 'read';
  percent: number;
}

type Readable = Pick<PostRow, 'id' | 'published_at' | 'author'>;

/** What a list shows of a post to somebody who has read so far; one's own are never new. */
function readingOf({ since, seen }: ReaderMemory<PostMark>, { id, published_at, author }: Readable): PostReading {
  const percent = seen[id]?.percent;
  if (percent === undefined) return { reading: (published_at ?? '') > since && author.id !== knownMember()?.id ? 'new' : 'unopened', percent: 0 };
  if (percent >= READ) return { reading: 'read', percent: 100 };
  return percent < BEGUN ? { reading: 'unopened', percent: 0 } : { reading: 'part', percent };
}

export const readingNow = (post: Readable): PostReading => readingOf(memory.now(), post);

export function usePostReading(): (post: Readable) => PostReading {
  const read = useSyncExternalStore(memory.follow, memory.now);
  return (post) => readingOf(read, post);
}

/** Tells of a post whether it was read to its end. */
export function useWasRead(): (postId: string) => boolean {
  const { seen } = useSyncExternalStore(memory.follow, memory.now);
  return (postId) => (seen[postId]?.percent ?? 0) >= READ;
}
