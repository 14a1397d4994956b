import type { Caller } from '../../../platform/callers/caller.js';

/** Knows the pictures of updates of projects, which are uploaded like those of topics; bound by the composition root. */
export abstract class UpdatePictures {
  /** Ids of the pictures that an update shows now. */
  abstract shownBy(updateId: string): Promise<readonly string[]>;
  /** Whether the caller may read one of these updates; ids of other texts are none of its. */
  abstract isRead(ids: readonly string[], caller: Caller): Promise<boolean>;
}
