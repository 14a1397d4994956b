import type { MemberRole, Role } from '../../../contracts/permissions.js';
import type { Subrole } from '../../../contracts/subroles.js';

export const GUEST_ID = 'guest';

/** Who sends a request. */
export interface Caller {
  /** Member id, or null for a guest. */
  readonly memberId: string | null;
  /** What the caller may act as: staff without the second factor that they must have are plain members. */
  readonly role: Role;
  readonly session: CallerSession | null;
}

export interface CallerSession {
  readonly id: string;
  readonly memberId: string;
  readonly role: MemberRole;
  readonly subroles: readonly Subrole[];
  /** ISO time. */
  readonly expiresAt: string;
  /** ISO time of its last noted use. */
  readonly seenAt: string;
  /** Whether the member asked to stay signed in. */
  readonly remember: boolean;
  /** ISO time until which the member must not write, or null. */
  readonly mutedUntil: string | null;
  /** Whether the member has to verify their address once more before they write. */
  readonly mustVerify: boolean;
  /** Whether the member's role asks for a second factor that they do not have. */
  readonly lacksFactor: boolean;
}

export const GUEST: Caller = { memberId: null, role: 'guest', session: null };

/** Whoever holds an open session. */
export const callerIn = (session: CallerSession): Caller => ({ memberId: session.memberId, role: session.lacksFactor ? 'user' : session.role, session });

/** The session of the caller; only behind a permission that guests lack. */
export function sessionOf({ session }: Caller): CallerSession {
  if (!session) throw new Error('a route without a signed-in caller asks for the session');
  return session;
}
