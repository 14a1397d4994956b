import type { DomainEvent } from '../../../kernel/event.js';

export type SessionStarted = DomainEvent<'SessionStarted', { sessionId: string; memberId: string; tokenHash: string; expiresAt: string; remember: boolean }>;
export type SessionProlonged = DomainEvent<'SessionProlonged', { sessionId: string; memberId: string; tokenHash: string; expiresAt: string }>;
export type SessionEnded = DomainEvent<'SessionEnded', { sessionId: string; memberId: string; tokenHash: string }>;

/** The time of a session is over, whether it had been ended before or not: nobody needs to know its token any more. */
export type SessionExpired = DomainEvent<'SessionExpired', { sessionId: string; memberId: string; tokenHash: string }>;

export type SessionEvent = SessionStarted | SessionProlonged | SessionEnded | SessionExpired;

/** All sessions of a member that started before this have ended. `cause` is the restriction that brought it about. */
export type MemberSessionsEnded = DomainEvent<'MemberSessionsEnded', { memberId: string; cause: string }>;
