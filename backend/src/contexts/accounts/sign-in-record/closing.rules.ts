import type { SessionClosing } from '../../../../contracts/member-record.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import type { MemberSessionsEvent, SessionEvent } from '../session/session.events.js';

export interface Closing {
  /** ISO time. */
  readonly at: string;
  readonly why: SessionClosing;
}

/** When and why a session was over, by its own facts and those about all sessions of its member; null while it is open. */
export function closingOf(own: readonly RecordedEvent<SessionEvent>[], ofMember: readonly RecordedEvent<MemberSessionsEvent>[], now: string): Closing | null {
  const [begun] = own;
  if (begun?.type !== 'SessionStarted') return null;
  const closings = [...own.flatMap(byItself), ...ofMember.filter((event) => covers(event, begun.data.sessionId, begun.position)).map(withOthers)];
  const expiry = expiryOf(own);
  if (expiry !== null && expiry <= now) closings.push({ at: expiry, why: 'expired' });
  // Whatever came after the first changed nothing.
  return closings.sort((one, other) => one.at.localeCompare(other.at))[0] ?? null;
}

function byItself({ type, at }: RecordedEvent<SessionEvent>): Closing[] {
  if (type === 'SessionEnded') return [{ at, why: 'signed_out' }];
  return type === 'SessionRevoked' ? [{ at, why: 'revoked' }] : [];
}

const covers = (event: RecordedEvent<MemberSessionsEvent>, sessionId: string, begunAt: number): boolean =>
  event.position > begunAt && !(event.type === 'SignedOutElsewhere' && event.data.keptSessionId === sessionId);

const withOthers = (event: RecordedEvent<MemberSessionsEvent>): Closing => ({
  at: event.at,
  why: event.type === 'MemberSessionsEnded' ? 'restricted' : (event.data.reason ?? 'closed'),
});

function expiryOf(own: readonly RecordedEvent<SessionEvent>[]): string | null {
  const told = own.flatMap(({ type, data }) => (type === 'SessionStarted' || type === 'SessionProlonged' ? [data.expiresAt] : []));
  return told.at(-1) ?? null;
}
