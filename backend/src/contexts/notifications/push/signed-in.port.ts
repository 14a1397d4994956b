/** Knows where members are signed in; bound by the composition root. */
export abstract class SignedIn {
  /** Whether a session of a member is open. */
  abstract isOpen(memberId: string, sessionId: string): Promise<boolean>;
}
