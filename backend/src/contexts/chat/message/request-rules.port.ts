/** What the community does not let strangers send unasked, as it holds now; bound by the composition root. */
export abstract class RequestRules {
  /** Whether a text holds a watched word, whatever follows from that elsewhere. */
  abstract isWatched(text: string): boolean;
}
