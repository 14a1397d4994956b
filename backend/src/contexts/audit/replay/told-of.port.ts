import type { ReplayedNotice } from '../../../../contracts/travel.js';
import type { FactAddress } from '../../../kernel/event.js';

/** Who was told of what. */
export abstract class ToldOf {
  /** In the order in which they were told. */
  abstract facts(facts: readonly FactAddress[]): Promise<readonly ReplayedNotice[]>;
}
