/** Knows a member's sessions; answered by the read side. */
export abstract class OpenedSessions {
  /** Ids of the sessions that are still known, open or not. */
  abstract openedBy(memberId: string): Promise<readonly string[]>;
}
