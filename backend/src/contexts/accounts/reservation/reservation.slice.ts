import type { Slice } from '../../../platform/slices/slice.js';
import { tellsNothing } from '../../../platform/telling/told-facts.js';
import { NameReservations } from './name-reservations.service.js';
import { reservationStream } from './reservation.stream.js';
import { UsernameCheck } from './username-check.service.js';

/** Usernames and addresses, each held by one account. */
export const reservation: Slice = { streams: [reservationStream], told: tellsNothing(reservationStream), providers: [NameReservations, UsernameCheck] };
