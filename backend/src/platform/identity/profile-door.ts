import type { Caller } from '../callers/caller.js';

/** Knows whose profile somebody may see; bound by the composition root. */
export abstract class ProfileDoor {
  /** Throws RuleViolation where there is no such profile, or one that this caller may not see. */
  abstract refuseClosed(memberId: string, caller: Caller): Promise<void>;
}
