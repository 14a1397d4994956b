/** How often something may be done in a while, which begins with the first time. */
export interface Allowance {
  readonly most: number;
  readonly seconds: number;
}

/** Slows down what is tried too often, and stops what is done too often. */
export interface RateLimiter {
  /** Seconds to wait before the next try, 0 when it may come now. */
  waitFor(key: string): Promise<number>;
  /** Counts one try that costs the same however it ends and answers 0; or, while it has to wait, counts nothing and answers the seconds. */
  attempt(key: string, free: number): Promise<number>;
  /**
   * Lets a try begin whose end is not known yet and answers 0, or the seconds to wait: no more are under way at once than may fail. Whoever began
   * one ends it with `failed`, `succeeded` or `ended`; what never ends, because its process did, is forgotten after a minute.
   */
  begin(key: string, free: number): Promise<number>;
  /** Ends a try that neither failed nor makes up for earlier failures. */
  ended(key: string): Promise<void>;
  /** Notes a failed try. After `free` failures each further one doubles the wait, from one second up to a quarter of an hour. */
  failed(key: string, free: number): Promise<void>;
  /** Ends a try and forgets the failures. */
  succeeded(key: string): Promise<void>;
  /** Counts one more and answers 0; or, when there were as many as may be, counts nothing and answers the seconds until the next may come. */
  take(key: string, allowance: Allowance): Promise<number>;
  /** Takes one back that came to nothing. */
  giveBack(key: string): Promise<void>;
}
