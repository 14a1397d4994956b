import type { Caller } from '../../../platform/callers/caller.js';

export interface Refusal {
  /** How the text began. */
  readonly excerpt: string;
  /** What moderators wrote to explain it. */
  readonly note: string | null;
}

/** Knows the texts that were not let in; bound by the composition root. */
export abstract class Refusals {
  /** By the ids of the texts, as far as the caller wrote them. */
  abstract refusalsOf(ids: readonly string[], caller: Caller): Promise<ReadonlyMap<string, Refusal>>;
}
