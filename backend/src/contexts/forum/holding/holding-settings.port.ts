import type { WatchedWord } from '../../../../contracts/watched-words.js';
import type { HoldingPolicy } from './holding.rules.js';

/** What holding takes from the settings, as they are at the moment it asks; bound by the composition root. */
export abstract class HoldingSettings {
  abstract readonly policy: HoldingPolicy;
  /** The same as it was at an ISO time. */
  abstract policyAt(at: string): HoldingPolicy;
  /** The watched words that a text holds. */
  abstract wordsIn(text: string): readonly WatchedWord[];
}
