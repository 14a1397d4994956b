import type { RestrictionNotice, SessionEndReason } from '../../../contracts/envelope.js';
import type { CallerSession } from './caller.js';

/** What a session token stands for. */
export type SessionLookup =
  | { readonly state: 'open'; readonly session: CallerSession }
  | { readonly state: 'restricted'; readonly notice: RestrictionNotice }
  /** `endedFor`: it was open once and its member did not end it in its own browser. */
  | { readonly state: 'none'; readonly endedFor?: SessionEndReason };

/** Knows sessions by their tokens and ids; bound by the composition root. */
export abstract class SessionSource {
  abstract lookUp(token: string): Promise<SessionLookup>;
  /** A session of a member by its id; null when it is over, or its member restricted. */
  abstract ofMember(memberId: string, sessionId: string): Promise<CallerSession | null>;
}
