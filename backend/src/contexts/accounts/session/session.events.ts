import type { SessionEndReason } from '../../../../contracts/envelope.js';
import type { DomainEvent } from '../../../kernel/event.js';

interface Started {
  sessionId: string;
  memberId: string;
  tokenHash: string;
  expiresAt: string;
  remember: boolean;
}
/** Browsers were not asked at first. */
type Told = { device?: string | null; place?: string | null };

/** `device` and `place` are what the browser told of itself when its member signed in; null when it told nothing or the member was forgotten. */
export type SessionStarted = DomainEvent<'SessionStarted', Started & { device: string | null; place: string | null }, [Started & Told]>;
export type SessionProlonged = DomainEvent<'SessionProlonged', { sessionId: string; memberId: string; tokenHash: string; expiresAt: string }>;
export type SessionEnded = DomainEvent<'SessionEnded', { sessionId: string; memberId: string; tokenHash: string }>;

/** Ended by its member from another session. */
export type SessionRevoked = DomainEvent<'SessionRevoked', { sessionId: string; memberId: string; tokenHash: string; bySessionId: string }>;

/** The time of a session is over, whether it had been ended before or not: nobody needs to know its token any more. */
export type SessionExpired = DomainEvent<'SessionExpired', { sessionId: string; memberId: string; tokenHash: string }>;

export type SessionEvent = SessionStarted | SessionProlonged | SessionEnded | SessionRevoked | SessionExpired;

/** All sessions of a member that started before this have ended. `cause` is the restriction that brought it about. */
export type MemberSessionsEnded = DomainEvent<'MemberSessionsEnded', { memberId: string; cause: string }>;

/** All sessions of a member that started before this have ended, but for one that was kept. `cause` is what brought it about, `reason` what its member is told; it is missing in old facts. */
export type SignedOutElsewhere = DomainEvent<
  'SignedOutElsewhere',
  { memberId: string; cause: string; keptSessionId: string | null; reason?: SessionEndReason }
>;

export type MemberSessionsEvent = MemberSessionsEnded | SignedOutElsewhere;

/** A session was in use. */
export type SessionUsed = DomainEvent<'SessionUsed', { sessionId: string; memberId: string; tokenHash: string }>;
