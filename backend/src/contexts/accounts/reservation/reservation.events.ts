import type { DomainEvent } from '../../../kernel/event.js';

export type NameReserved = DomainEvent<'NameReserved', { holder: string; at: string }>;
/** The holder has shown that the address of the account is theirs: the name is no longer lost by waiting. */
export type NameKept = DomainEvent<'NameKept', { holder: string }>;
/** Somebody registered with a name that another has; the claimant is nobody's id and never becomes a member's. */
export type NameClaimed = DomainEvent<'NameClaimed', { claimant: string }>;
export type NameReleased = DomainEvent<'NameReleased', { holder: string }>;

export type ReservationEvent = NameReserved | NameKept | NameClaimed | NameReleased;
