import type { WhatIfChange, WhatIfDesk } from '../../../../contracts/what-if.js';
import type { StoredEvent } from '../../../kernel/event.js';
import type { Found } from '../../../platform/what-if/differences.js';

/** Another rule, tried on what was recorded. It is given facts and can write none. */
export interface Trial {
  /** The facts that it needs, from the beginning of the log. */
  readonly types: ReadonlySet<string>;
  take(fact: StoredEvent): Promise<void>;
  found(): Found;
}

/** Who knows the rules that can be tried. */
export abstract class Trials {
  /** What holds now. */
  abstract now(): Pick<WhatIfDesk, 'now' | 'words'>;
  /** `since`: from that ISO time on, the other rule holds. Throws RuleViolation when what holds cannot be changed so. */
  abstract begin(change: WhatIfChange, since: string): Promise<Trial>;
}
