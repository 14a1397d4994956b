import type { Caller } from '../../../platform/callers/caller.js';

/** What members say that they do; bound by the composition root. */
export abstract class ShownHeadlines {
  /** As far as their profiles show it to a reader, by id; empty where they do not. */
  abstract headlinesShown(memberIds: readonly string[], reader: Caller): Promise<ReadonlyMap<string, string>>;
}
