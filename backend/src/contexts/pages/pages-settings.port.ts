import type { Operator } from '../../../contracts/pages.js';

/** What this context takes from the boot settings; bound by the composition root. */
export abstract class PagesSettings {
  /** Folder whose `<slug>.md` files stand in place of the ones that are shipped. */
  abstract readonly folder: string;
  abstract readonly operator: Operator;
  /** Address under which people reach the installation, without a slash at the end. */
  abstract readonly publicUrl: string;
  /** Numbers of this installation that the texts speak of. */
  abstract readonly limits: {
    readonly warningThreshold: number;
    readonly warningWindowDays: number;
    readonly suspensionDays: number;
    readonly reportsPerDay: number;
    readonly chatRetentionDays: number;
  };
}
