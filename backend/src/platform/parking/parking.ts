/** An event that a follower could not take, and why. */
export interface Parked {
  readonly follower: string;
  readonly position: number;
  readonly eventId: string;
  readonly type: string;
  readonly error: unknown;
}

/** Keeps what could not be handled, so that nothing is skipped silently, and raises the alarm. */
export interface Parking {
  /** Resolves once it is kept. */
  park(parked: Parked): Promise<void>;
  alert(what: string, error: unknown): void;
}

/** A parked event as operators see it. */
export interface ParkedEntry extends Omit<Parked, 'error'> {
  readonly error: string;
}

/** Where parked events are kept. */
export interface ParkedEvents {
  /** The same event of the same follower again replaces the entry. */
  park(parked: Parked): Promise<void>;
  /** The latest ones first. */
  list(limit: number): Promise<readonly ParkedEntry[]>;
  count(): Promise<number>;
}
