import type { Caller } from '../../../platform/callers/caller.js';

/** An update of a project as it can be liked. */
export interface LikeableUpdate {
  readonly projectId: string;
  readonly authorId: string;
  readonly likes: number;
}

/** Knows the updates of projects; bound by the composition root. */
export abstract class LikeableUpdates {
  /** One that the caller may read; null where there is none for them. */
  abstract likeable(id: string, caller: Caller): Promise<LikeableUpdate | null>;
  /** One that everybody reads who hears of what happens in its project; null where it is for fewer, or there is none. */
  abstract heard(id: string): Promise<LikeableUpdate | null>;
  /** By its facts: whether a member may read it. */
  abstract isThereFor(id: string, memberId: string): Promise<boolean>;
}
