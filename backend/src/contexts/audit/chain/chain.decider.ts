import type { Decider, StreamType } from '../../../kernel/decider.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { ChainCommand } from './chain.commands.js';
import type { ChainEvent } from './chain.events.js';

/** How many facts the last seal vouches for. */
export interface ChainState {
  readonly sealed: number;
}

export const chain: Decider<ChainState, ChainCommand, ChainEvent> = {
  initial: { sealed: 0 },
  // Behind a gap the log may be shorter than it was sealed.
  evolve: (_, { type, data }) => ({ sealed: type === 'LogSealed' ? data.size : data.upTo }),
  decide(command, { sealed }) {
    if (command.type === 'NoteSeal') {
      // The seal itself is a fact, and a quiet house need not be sealed for it.
      return command.data.size <= sealed + 1 ? [] : [{ type: 'LogSealed', data: command.data }];
    }
    if (command.data.reason.trim() === '') throw new RuleViolation('gap.reason', 'A gap is accepted with a reason.');
    return [{ type: 'LogGapAccepted', data: command.data }];
  },
};

/** The one stream `chain-log`. */
export const CHAIN_ID = 'log';
export const chainStream: StreamType<ChainState, ChainCommand, ChainEvent> = {
  category: 'chain',
  decider: chain,
  events: { LogSealed: { schema: 1 }, LogGapAccepted: { schema: 1 } },
};
