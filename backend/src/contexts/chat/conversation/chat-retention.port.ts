/** Knows for how long messages are kept; answered by the composition root. */
export abstract class ChatRetention {
  /** Days; 0: without end. As it holds now. */
  abstract readonly days: number;
}
