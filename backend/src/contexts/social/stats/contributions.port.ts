import type { Caller } from '../../../platform/callers/caller.js';

/** What a member has given to the forum, for everybody to read. */
export interface Given {
  readonly topics: number;
  readonly comments: number;
  readonly solutions: number;
}

/** Knows what members wrote; bound by the composition root. */
export abstract class Contributions {
  abstract counts(memberId: string, caller: Caller): Promise<Given>;
}
