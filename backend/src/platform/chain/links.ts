/** A fact's place in the log, counted from 1 over all streams, its position in the engine, and the hash of the chain up to it (hex). */
export interface Link {
  readonly place: number;
  readonly position: number;
  readonly hash: string;
}

/**
 * The links of the chain, kept beside the log, so that a fact that was changed is found by itself and not only by the next seal. They can
 * be made again from the log, but then they vouch for nothing before: losing them is told.
 */
export interface Links {
  /** The last one; null when there is none. */
  last(): Promise<Link | null>;
  /** Those from a place on, in order, `limit` at most. */
  read(from: number, limit: number): Promise<readonly Link[]>;
  /** Keeps links behind `after` (null: the first ones), in order; false when that is not the last one, by place and hash. What a crash leaves of them is their beginning. */
  append(after: Link | null, links: readonly Link[]): Promise<boolean>;
  /** Lets go of all links from a place on. */
  cut(place: number): Promise<void>;
}

/** Whether two are the same link, or both none. */
export const isSame = (one: Link | null, other: Link | null): boolean => one?.place === other?.place && one?.hash === other?.hash;
