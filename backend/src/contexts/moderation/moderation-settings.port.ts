import type { ModerationPolicy } from '../../../contracts/moderation.js';

/** What this context takes from the settings, as they are at the moment it asks; bound by the composition root. */
export abstract class ModerationSettings {
  abstract readonly policy: ModerationPolicy;
  /** The same as it was at an ISO time. */
  abstract policyAt(at: string): ModerationPolicy;
  abstract readonly reportsPerDay: number;
  /** For so many days a decision of that ISO time may be appealed: what its member was told then is kept to. */
  abstract appealDaysAt(at: string): number;
  /** Within so many hours an appeal is to be decided. */
  abstract readonly appealTargetHours: number;
}
