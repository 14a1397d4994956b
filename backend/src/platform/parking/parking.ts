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
  park(parked: Parked): void;
  alert(what: string, error: unknown): void;
  /** How many events are parked. */
  count(): number;
}
