import type { AppealLink } from '@contracts/appeals';
import type { RestrictionNotice, SessionEndReason } from '@contracts/envelope';

/** What the server said about the session in the middle of something else. `lapsed`: what is known about the member is out of date, the page itself may stay. */
export type SessionProblem =
  | { kind: 'restricted'; restriction: RestrictionNotice | null; appeal?: AppealLink }
  | { kind: 'authRequired' }
  | { kind: 'lapsed' }
  | { kind: 'signedOut' }
  /** Its member ended it elsewhere, or has a new password. */
  | { kind: 'ended'; reason: SessionEndReason };

type Listener = (problem: SessionProblem) => void;
const listeners = new Set<Listener>();

export function onSessionProblem(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceSessionProblem(problem: SessionProblem) {
  for (const listener of listeners) listener(problem);
}
