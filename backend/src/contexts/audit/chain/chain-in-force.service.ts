import type { RecordedEvent } from '../../../kernel/event.js';
import type { KnownFault } from '../../../platform/chain/known-fault.js';
import type { Seal } from '../../../platform/chain/seal.js';
import { KeptStream } from '../../../platform/following/kept-stream.js';
import type { Keepable } from '../../../platform/following/stream-keeper.js';
import { CHAIN_ID, type ChainState, chain, chainStream } from './chain.decider.js';
import type { ChainEvent, LogGapAccepted } from './chain.events.js';

interface Proven {
  readonly rules: ChainState;
  readonly seal: Seal | null;
  readonly gaps: readonly (LogGapAccepted['data'] & { readonly at: string })[];
  /** When the whole log was last compared and found whole, and how many facts that were. */
  readonly verified: { readonly at: string; readonly facts: number } | null;
}

const proven = {
  initial: { rules: chain.initial, seal: null, gaps: [], verified: null } satisfies Proven as Proven,
  evolve(before: Proven, event: RecordedEvent<ChainEvent>): Proven {
    const state = { ...before, rules: chain.evolve(before.rules, event) };
    const { at } = event;
    switch (event.type) {
      case 'LogSealed':
        return { ...state, seal: { ...event.data, at } };
      case 'LogGapAccepted':
        return { ...state, gaps: [...state.gaps, { ...event.data, at }] };
      case 'LogVerified':
        return { ...state, verified: { at, facts: event.data.facts } };
      default:
        return state;
    }
  },
};

/** How the log is proven, in the memory of every process; a fault that one process found is known to all of them through it. */
export class ChainInForce {
  readonly kept: Keepable;
  private readonly stream = new KeptStream<Proven, ChainEvent>({ category: chainStream.category, decider: proven }, CHAIN_ID);

  constructor(known: Pick<KnownFault, 'found'>) {
    this.kept = {
      name: this.stream.name,
      catchUp: async (log, reader) => {
        await this.stream.catchUp(log, reader);
        const { fault } = this.stream.now.rules;
        if (fault) known.found({ ...fault, event: null });
      },
    };
  }

  get now(): Proven {
    return this.stream.now;
  }
}
