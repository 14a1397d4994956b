import type { RestrictionKind } from '../../../../contracts/sanctions.js';
import type { DomainEvent } from '../../../kernel/event.js';

/** What every sanction said in version 1, which always followed from a report and went by its id. */
interface Version1 {
  memberId: string;
  reportId: string;
  reason: string;
  note: string | null;
}

interface Sanction {
  memberId: string;
  /** The report that led to it, or null when a moderator acted without one. */
  reportId: string | null;
  /** The content on which it is founded, when it is known. */
  contentId: string | null;
  reason: string;
  /** What the moderator wrote to the member. */
  note: string | null;
}

export type WarningIssued = DomainEvent<'WarningIssued', Sanction & { warningId: string; at: string }, [Version1 & { at: string }]>;
/** `until` is an ISO time or null for ever; `byThreshold` tells that the number of warnings caused it, not a moderator's choice. */
type Suspended = { restrictionId: string; until: string | null; byThreshold: boolean };
/** `meanwhile`: it holds as long as a sanction for good waits for a second person, and ends where one is given. */
export type MemberSuspended = DomainEvent<'MemberSuspended', Sanction & Suspended & { meanwhile: boolean }, [Version1 & Suspended, Sanction & Suspended]>;
export type MemberBanned = DomainEvent<
  'MemberBanned',
  Sanction & { restrictionId: string; until: string | null },
  [Version1 & { restrictionId: string; until: string | null }]
>;
export type MemberMuted = DomainEvent<'MemberMuted', Sanction & { muteId: string; until: string }, [Version1 & { muteId: string; until: string }]>;
export type RestrictionExpired = DomainEvent<'RestrictionExpired', { memberId: string; restrictionId: string }>;
export type MuteExpired = DomainEvent<'MuteExpired', { memberId: string; muteId: string }>;

/** What every reversal said in version 1, when there were no appeals. */
interface TakenBack1 {
  memberId: string;
  note: string | null;
  at: string;
}
/** A moderator took a sanction back; `note` says why, to the member. `appealId`: by deciding this appeal, which is told by itself. */
interface TakenBack extends TakenBack1 {
  appealId: string | null;
}
/** `endsSuspension`: the suspension that was founded on it ends with it. */
type Withdrawn = { warningId: string; endsSuspension: boolean };
export type WarningWithdrawn = DomainEvent<'WarningWithdrawn', TakenBack & Withdrawn, [TakenBack1 & Withdrawn]>;
/** `cause`: a moderator's decision, a warning on which the suspension was founded is withdrawn, or what it held for has come. `leaves`: the restriction that holds still, or null. */
type Lifted = { restrictionId: string; kind: RestrictionKind; cause: 'decision' | 'warning_withdrawn' | 'replaced'; leaves: RestrictionKind | null };
export type RestrictionLifted = DomainEvent<'RestrictionLifted', TakenBack & Lifted, [TakenBack1 & Lifted]>;
/** `leaves`: the end of the mute that holds still, or null. */
type Unmuted = { muteId: string; leaves: string | null };
export type MuteLifted = DomainEvent<'MuteLifted', TakenBack & Unmuted, [TakenBack1 & Unmuted]>;

/** A moderator let a sanction end at another time; null is never. */
type OtherEnd = { restrictionId: string; kind: RestrictionKind; until: string | null; formerUntil: string | null };
export type RestrictionEndChanged = DomainEvent<'RestrictionEndChanged', TakenBack & OtherEnd, [TakenBack1 & OtherEnd]>;
type OtherMuteEnd = { muteId: string; until: string; formerUntil: string };
export type MuteEndChanged = DomainEvent<'MuteEndChanged', TakenBack & OtherMuteEnd, [TakenBack1 & OtherMuteEnd]>;

/** A decision was taken back before all that it gave the member had come about: what of it comes later is nothing any more. */
export type DecisionTakenBack = DomainEvent<'DecisionTakenBack', { memberId: string; decisionId: string; at: string }>;

export type StandingEvent =
  | WarningIssued
  | MemberSuspended
  | MemberBanned
  | MemberMuted
  | RestrictionExpired
  | MuteExpired
  | WarningWithdrawn
  | RestrictionLifted
  | MuteLifted
  | RestrictionEndChanged
  | MuteEndChanged
  | DecisionTakenBack;
