/** Slows down what is tried too often. */
export interface RateLimiter {
  /** Seconds to wait before the next try, 0 when it may come now. */
  waitFor(key: string): Promise<number>;
  /** Notes a failed try. After `free` failures each further one doubles the wait, from one second up to a quarter of an hour. */
  failed(key: string, free: number): Promise<void>;
  succeeded(key: string): Promise<void>;
}
