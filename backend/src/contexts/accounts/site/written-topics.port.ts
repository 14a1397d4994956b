import type { TopicRow } from '../../../../contracts/forum.js';
import type { Caller } from '../../../platform/callers/caller.js';
import type { Window } from '../../../platform/paging/window.js';

/** Knows which topics a member opened; bound by the composition root. */
export abstract class WrittenTopics {
  /** Those that the caller may read, the newest first, and how many there are. */
  abstract topics(memberId: string, window: Window, caller: Caller): Promise<{ readonly rows: readonly TopicRow[]; readonly total: number }>;
}
