import type { ProjectRow } from '@contracts/projects';
import { useSyncExternalStore } from 'react';
import { knownMember } from '../../../client/knownMember';
import { type ReaderMemory, readerMemory } from '../../../client/readerMemory';

/** How a project stood when it was last read. */
interface ProjectMark {
  /** ISO time of its last change then. */
  upTo: string;
}

const KEPT = 300;

const memory = readerMemory<ProjectMark>('readProjects', KEPT);

/** Notes that a project was read as it stands now. */
export function markProjectRead({ id, updated_at }: Pick<ProjectRow, 'id' | 'updated_at'>): void {
  if (memory.now().seen[id]?.upTo !== updated_at || !memory.isLast(id)) memory.note(id, { upTo: updated_at });
}

/** `new`: told of or changed since it was last read, or since the first visit; `read`: read as it stands. */
export type ProjectReading = 'new' | 'unopened' | 'read';

type Readable = Pick<ProjectRow, 'id' | 'updated_at' | 'owner'>;

/** What a list shows of a project to somebody who has read so far; one's own is never new before it was opened. */
function readingOf({ since, seen }: ReaderMemory<ProjectMark>, { id, updated_at, owner }: Readable): ProjectReading {
  const upTo = seen[id]?.upTo;
  if (upTo !== undefined) return updated_at > upTo ? 'new' : 'read';
  return updated_at > since && owner?.id !== knownMember()?.id ? 'new' : 'unopened';
}

export const projectReadingNow = (project: Readable): ProjectReading => readingOf(memory.now(), project);

export function useProjectReading(): (project: Readable) => ProjectReading {
  const read = useSyncExternalStore(memory.follow, memory.now);
  return (project) => readingOf(read, project);
}
