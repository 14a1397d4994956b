import type { DomainEvent } from '../../../kernel/event.js';

interface Sanction {
  memberId: string;
  /** The report that led to it. */
  reportId: string;
  reason: string;
  note: string | null;
}

export type WarningIssued = DomainEvent<'WarningIssued', Sanction & { at: string }>;
/** `until` is an ISO time or null for ever; `byThreshold` tells that the number of warnings caused it, not a moderator's choice. */
export type MemberSuspended = DomainEvent<'MemberSuspended', Sanction & { restrictionId: string; until: string | null; byThreshold: boolean }>;
export type MemberBanned = DomainEvent<'MemberBanned', Sanction & { restrictionId: string; until: string | null }>;
export type RestrictionExpired = DomainEvent<'RestrictionExpired', { memberId: string; restrictionId: string }>;
export type MemberMuted = DomainEvent<'MemberMuted', Sanction & { muteId: string; until: string }>;
export type MuteExpired = DomainEvent<'MuteExpired', { memberId: string; muteId: string }>;

export type StandingEvent = WarningIssued | MemberSuspended | MemberBanned | RestrictionExpired | MemberMuted | MuteExpired;
