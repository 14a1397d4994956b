import { OWN_DATA_LIMITS } from '../../../../contracts/own-data.js';
import type { Decider } from '../../../kernel/decider.js';
import type { ErasureCommand } from './erasure.commands.js';
import type { ErasureEvent } from './erasure.events.js';

export interface Erasure {
  readonly pending: { readonly keepContent: boolean; readonly due: string } | null;
  readonly erased: boolean;
  readonly forgotten: boolean;
}

const DAY_MS = 24 * 60 * 60_000;

/** When an account ends whose deletion is asked for at `at`. */
const graceEnd = (at: string): string => new Date(Date.parse(at) + OWN_DATA_LIMITS.graceDays * DAY_MS).toISOString();

export const erasure: Decider<Erasure, ErasureCommand, ErasureEvent> = {
  initial: { pending: null, erased: false, forgotten: false },

  evolve(state, { type, data }) {
    switch (type) {
      case 'AccountDeletionRequested':
        return { ...state, pending: { keepContent: data.keepContent, due: data.due } };
      case 'AccountDeletionCancelled':
        return { ...state, pending: null };
      case 'AccountErased':
        return { ...state, pending: null, erased: true };
      case 'MemberForgotten':
        return { ...state, forgotten: true };
    }
  },

  decide({ type, data, origin }, { pending, erased, forgotten }) {
    const { memberId } = data;
    switch (type) {
      case 'RequestAccountDeletion':
        if (erased || pending) return [];
        return [{ type: 'AccountDeletionRequested', data: { memberId, keepContent: data.keepContent, due: graceEnd(origin.at) } }];
      case 'CancelAccountDeletion':
        return pending ? [{ type: 'AccountDeletionCancelled', data: { memberId } }] : [];
      case 'EraseAccount':
        // A deletion that was called off may leave its job in the queue; that job must do nothing, nor may it come early for a later wish.
        if (!pending || origin.at < pending.due) return [];
        return [{ type: 'AccountErased', data: { memberId, keepContent: pending.keepContent } }];
      case 'EndUnverifiedAccount':
        return erased ? [] : [{ type: 'AccountErased', data: { memberId, keepContent: false, unverified: true } }];
      case 'CloseErasure':
        return erased && !forgotten ? [{ type: 'MemberForgotten', data: { memberId } }] : [];
    }
  },
};
