export interface KeptRequest {
  readonly digest: string;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  /** Null while the first request is being answered, or when it never was. */
  readonly answer: { readonly status: number; readonly body: string } | null;
}

/** A request is known by its key for this long. */
export const KEPT_MS = 24 * 60 * 60_000;

/**
 * Remembers requests by owner and key. A request is noted before it is worked on: if the process dies in between, the repeated request
 * finds the note without an answer and is worked on again with the same time and so with the same ids.
 */
export abstract class Requests {
  /** The request as it is known; a new one is noted first. `now` in milliseconds since the epoch. */
  abstract begin(owner: string, key: string, digest: string, now: number): Promise<KeptRequest>;
  abstract answered(owner: string, key: string, status: number, body: string): Promise<void>;
  /** Forgets a request that was refused: it may be corrected and sent again under the same key. */
  abstract forget(owner: string, key: string): Promise<void>;
}
