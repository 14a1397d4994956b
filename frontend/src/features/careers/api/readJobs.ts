import type { JobRow } from '@contracts/jobs';
import { useSyncExternalStore } from 'react';
import { type ReaderMemory, readerMemory } from '../../../client/readerMemory';

/** How a listing stood when it was last read. */
interface JobMark {
  /** ISO time at which it had been published, or renewed, then. */
  upTo: string;
}

const KEPT = 300;

const memory = readerMemory<JobMark>('readJobs', KEPT);

/** Notes that a listing was read as it stands now. */
export function markJobRead({ id, published_at }: Pick<JobRow, 'id' | 'published_at'>): void {
  if (memory.now().seen[id]?.upTo !== published_at || !memory.isLast(id)) memory.note(id, { upTo: published_at });
}

/** `new`: published since the first visit and not read; `read`: read as it stands. */
export type JobReading = 'new' | 'unopened' | 'read';

type Readable = Pick<JobRow, 'id' | 'published_at' | 'state' | 'viewer'>;

/** What is over, and what is one's own, is never new. */
function readingOf({ since, seen }: ReaderMemory<JobMark>, { id, published_at, state, viewer }: Readable): JobReading {
  const upTo = seen[id]?.upTo;
  if (upTo !== undefined && published_at <= upTo) return 'read';
  const isNew = (upTo !== undefined || published_at > since) && state === 'open' && !viewer.isOwner && !viewer.isColleague;
  return isNew ? 'new' : 'unopened';
}

export const jobReadingNow = (job: Readable): JobReading => readingOf(memory.now(), job);

export function useJobReading(): (job: Readable) => JobReading {
  const read = useSyncExternalStore(memory.follow, memory.now);
  return (job) => readingOf(read, job);
}
