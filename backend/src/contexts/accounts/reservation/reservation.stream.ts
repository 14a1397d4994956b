import type { StreamType } from '../../../kernel/decider.js';
import type { ReservationCommand } from './reservation.commands.js';
import { type Reservation, reservation } from './reservation.decider.js';
import type { ReservationEvent } from './reservation.events.js';

/** `reservation-<kind>.<blinded name>`: the stream's name does not tell the name it holds. */
export const reservationStream: StreamType<Reservation, ReservationCommand, ReservationEvent> = {
  category: 'reservation',
  decider: reservation,
  events: { NameReserved: { schema: 1 }, NameKept: { schema: 1 }, NameClaimed: { schema: 1 }, NameReleased: { schema: 1 } },
};
