import type { StreamType } from '../../../kernel/decider.js';
import type { CreditSolution } from './credit.commands.js';
import { type CreditState, credit } from './credit.decider.js';
import type { CreditEvent } from './credit.events.js';

/** `credit-<topic id>` */
export const creditStream: StreamType<CreditState, CreditSolution, CreditEvent> = {
  category: 'credit',
  decider: credit,
  events: { SolutionCredited: { schema: 1 }, SolutionUncredited: { schema: 1 } },
};
