import type { FormerUsername } from '../../../../contracts/username-change.js';

/** Knows which usernames are kept for members who gave them up; bound by the composition root. */
export abstract class FormerUsernames {
  /** The newest first. */
  abstract of(memberId: string): Promise<FormerUsername[]>;
  /** Whose a name is that they do not go by any more, in any case; null where that is nobody. */
  abstract keeperOf(username: string): Promise<string | null>;
}
