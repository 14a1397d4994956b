import { LRUCache } from 'lru-cache';

export interface KeptRequest {
  readonly digest: string;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  /** Null while the first request is being answered, or when it never was. */
  readonly answer: { readonly status: number; readonly body: string } | null;
}

/** A request is known by its key for this long. */
export const KEPT_MS = 24 * 60 * 60_000;

/** Of one owner the newest of these are known: nobody repeats what was sent hundreds of requests ago, and nobody fills the disk with answers. */
const KEPT_EACH = 500;
/** After so many of one owner, the older ones are looked for. */
const THINNED_EVERY = 50;
const OWNERS = 10_000;

/**
 * Remembers requests by owner and key. A request is noted before it is worked on: if the process dies in between, the repeated request
 * finds the note without an answer and is worked on again with the same time and so with the same ids.
 */
export abstract class Requests {
  private readonly begun = new LRUCache<string, number>({ max: OWNERS });

  /** The request as it is known; a new one is noted first. `now` in milliseconds since the epoch. */
  async begin(owner: string, key: string, digest: string, now: number): Promise<KeptRequest> {
    const known = await this.note(owner, key, digest, now);
    const count = (this.begun.get(owner) ?? 0) + 1;
    this.begun.set(owner, count % THINNED_EVERY);
    if (count === THINNED_EVERY) await this.keepNewest(owner, KEPT_EACH);
    return known;
  }

  abstract answered(owner: string, key: string, status: number, body: string): Promise<void>;
  /** Forgets a request that was refused: it may be corrected and sent again under the same key. */
  abstract forget(owner: string, key: string): Promise<void>;
  protected abstract note(owner: string, key: string, digest: string, now: number): Promise<KeptRequest>;
  /** Forgets all of an owner's requests but the newest. */
  protected abstract keepNewest(owner: string, count: number): Promise<void>;
}
