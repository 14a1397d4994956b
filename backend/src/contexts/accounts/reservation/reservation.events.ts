import type { DomainEvent } from '../../../kernel/event.js';

export type NameReserved = DomainEvent<'NameReserved', { holder: string; at: string }>;
export type NameReleased = DomainEvent<'NameReleased', { holder: string }>;

export type ReservationEvent = NameReserved | NameReleased;
