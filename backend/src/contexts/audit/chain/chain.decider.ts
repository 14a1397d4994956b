import type { Decider, StreamType } from '../../../kernel/decider.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { ChainCommand, NoteVerification } from './chain.commands.js';
import type { ChainEvent, LogFaultFound } from './chain.events.js';

export interface ChainState {
  /** How many facts the last seal vouches for. */
  readonly sealed: number;
  /** What was found while the application ran, until an operator accepts it or the log is what was recorded again. */
  readonly fault: LogFaultFound['data'] | null;
}

export const chain: Decider<ChainState, ChainCommand, ChainEvent> = {
  initial: { sealed: 0, fault: null },
  evolve(state, { type, data }) {
    switch (type) {
      case 'LogSealed':
        return { ...state, sealed: data.size };
      case 'LogGapAccepted':
        // Behind a gap the log may be shorter than it was sealed.
        return { sealed: data.upTo, fault: null };
      case 'LogVerified':
        return { ...state, fault: null };
      case 'LogFaultFound':
        return { ...state, fault: data };
    }
  },
  decide(command, { sealed, fault }) {
    if (command.type === 'NoteVerification') return noteVerification(command, fault);
    if (command.type === 'NoteSeal') {
      // The seal itself is a fact, and a quiet house need not be sealed for it.
      return command.data.size <= sealed + 1 ? [] : [{ type: 'LogSealed', data: command.data }];
    }
    if (command.data.reason.trim() === '') throw new RuleViolation('gap.reason', 'A gap is accepted with a reason.');
    return [{ type: 'LogGapAccepted', data: command.data }];
  },
};

function noteVerification({ data: { facts, head, fault: found } }: NoteVerification, fault: ChainState['fault']): readonly ChainEvent[] {
  if (!found) return [{ type: 'LogVerified', data: { facts, head } }];
  const { kind, place, count } = found;
  return fault?.place === place && fault.kind === kind ? [] : [{ type: 'LogFaultFound', data: { kind, place, count } }];
}

/** The one stream `chain-log`. */
export const CHAIN_ID = 'log';
export const chainStream: StreamType<ChainState, ChainCommand, ChainEvent> = {
  category: 'chain',
  decider: chain,
  events: { LogSealed: { schema: 1 }, LogGapAccepted: { schema: 1 }, LogVerified: { schema: 1 }, LogFaultFound: { schema: 1 } },
};
