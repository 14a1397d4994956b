/** Tells what happens for the first time in a while from what happens again; several processes have one memory. */
export interface FirstTimes {
  /** Whether this did not happen in the last `forMs` milliseconds; it is remembered for as long from then on, but not longer when it happens again. */
  isFirst(key: string, forMs: number): Promise<boolean>;
}
