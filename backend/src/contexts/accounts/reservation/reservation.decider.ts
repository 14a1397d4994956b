import type { Decider } from '../../../kernel/decider.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { KeepName, ReservationCommand, ReserveName } from './reservation.commands.js';
import type { ReservationEvent } from './reservation.events.js';
import { isAbandoned } from './reservation.rules.js';

/** So many who claimed the name in vain are remembered; a password is compared with theirs too. */
const CLAIMS = 2;

export type Reservation = {
  readonly holder: string;
  readonly at: string;
  readonly kept: boolean;
  /** Newest first. */
  readonly claimants: readonly string[];
} | null;

/** One name, one holder. */
export const reservation: Decider<Reservation, ReservationCommand, ReservationEvent> = {
  initial: null,

  evolve(state, { type, data }) {
    switch (type) {
      case 'NameReserved':
        return { holder: data.holder, at: data.at, kept: false, claimants: [] };
      case 'NameKept':
        return state && { ...state, kept: true };
      case 'NameClaimed':
        return state && { ...state, claimants: [data.claimant, ...state.claimants].slice(0, CLAIMS) };
      case 'NameReleased':
        return null;
    }
  },

  decide(command, state) {
    switch (command.type) {
      case 'ReserveName':
        return reserve(command, state);
      case 'KeepName':
        return keep(command, state);
      case 'NoteClaim':
        return state ? [{ type: 'NameClaimed', data: { claimant: command.data.claimant } }] : [];
      case 'ReleaseName':
        return state?.holder === command.data.holder ? [{ type: 'NameReleased', data: { holder: state.holder } }] : [];
    }
  },
};

function reserve({ data, origin }: ReserveName, state: Reservation): readonly ReservationEvent[] {
  const { holder, takenText, field } = data;
  const reserved: ReservationEvent = { type: 'NameReserved', data: { holder, at: origin.at } };
  if (!state) return [reserved];
  if (state.holder === holder) return [];
  const free = !state.kept && !data.holderIsMember && isAbandoned(state.at, origin.at);
  if (!free) throw new RuleViolation('reservation.taken', takenText, { [field]: takenText }, 'conflict');
  return [{ type: 'NameReleased', data: { holder: state.holder } }, reserved];
}

function keep({ data: { holder, goneText } }: KeepName, state: Reservation): readonly ReservationEvent[] {
  if (state?.holder !== holder) throw new RuleViolation('reservation.gone', goneText);
  return state.kept ? [] : [{ type: 'NameKept', data: { holder } }];
}
