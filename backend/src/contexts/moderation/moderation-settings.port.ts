import type { ModerationPolicy } from '../../../contracts/moderation.js';

/** What this context takes from the boot settings; bound by the composition root. */
export abstract class ModerationSettings {
  abstract readonly policy: ModerationPolicy;
  abstract readonly reportsPerDay: number;
}
