import type { ModerationPolicy } from '../../../../contracts/moderation.js';

/** The rules about warnings as they held at a place in the log. */
export abstract class PastPolicy {
  abstract at(position: number): Promise<ModerationPolicy>;
}
