import type { Decider } from '../../../kernel/decider.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { ReservationCommand, ReserveName } from './reservation.commands.js';
import type { ReservationEvent } from './reservation.events.js';

/** A registration takes milliseconds; a name that is still held without a member after this long was left behind by a crash. */
const ABANDONED_AFTER_MS = 15 * 60_000;

export type Reservation = { readonly holder: string; readonly at: string } | null;

/** One name, one holder. */
export const reservation: Decider<Reservation, ReservationCommand, ReservationEvent> = {
  initial: null,

  evolve(_, { type, data }) {
    switch (type) {
      case 'NameReserved':
        return { holder: data.holder, at: data.at };
      case 'NameReleased':
        return null;
    }
  },

  decide(command, state) {
    switch (command.type) {
      case 'ReserveName':
        return reserve(command, state);
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
  const abandoned = !data.holderIsMember && Date.parse(origin.at) - Date.parse(state.at) > ABANDONED_AFTER_MS;
  if (!abandoned) throw new RuleViolation('reservation.taken', takenText, { [field]: takenText }, 'conflict');
  return [{ type: 'NameReleased', data: { holder: state.holder } }, reserved];
}
