import type { Decider } from '../../../kernel/decider.js';
import type { CreditSolution } from './credit.commands.js';
import type { CreditEvent } from './credit.events.js';

export interface CreditState {
  readonly solved: { readonly commentId: string; readonly memberId: string } | null;
  readonly seen: number;
}

/** Who is credited with the solution of one topic. Facts take turns, so what is counted once is taken away once. */
export const credit: Decider<CreditState, CreditSolution, CreditEvent> = {
  initial: { solved: null, seen: -1 },

  evolve: (_, { type, data: { commentId, memberId, seen } }) => ({ solved: type === 'SolutionCredited' ? { commentId, memberId } : null, seen }),

  /** Whoever looked at the topic before the one who decided last does not know better. */
  decide({ data: { topicId, seen, solved } }, state) {
    if (seen < state.seen || solved?.commentId === state.solved?.commentId) return [];
    return [
      ...(state.solved ? [{ type: 'SolutionUncredited', data: { topicId, ...state.solved, seen } } as const] : []),
      ...(solved ? [{ type: 'SolutionCredited', data: { topicId, ...solved, seen } } as const] : []),
    ];
  },
};
