/** Time as the application knows it. */
export interface Clock {
  now(): Date;
  /** Calls back at or soon after a time, or at once when it has passed; returns how to call it off. */
  wakeAt(at: Date, wake: () => void): () => void;
}
