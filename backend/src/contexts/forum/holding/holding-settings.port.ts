import type { HoldingPolicy } from './holding.rules.js';

/** What holding takes from the boot settings; bound by the composition root. */
export abstract class HoldingSettings {
  abstract readonly policy: HoldingPolicy;
}
