/** Waiting and chance, as a computer has them: rules that wait are tried without either. */
export interface Pauses {
  /** Calls back after so many milliseconds; returns how to call it off. */
  after(ms: number, wake: () => void): () => void;
  /** A number by chance: from 0 on, below 1. */
  chance(): number;
}
