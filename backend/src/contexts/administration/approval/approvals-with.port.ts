/** Knows what waits for or about somebody; bound by the slice. */
export abstract class ApprovalsWith {
  /** Ids of all that wait and are about a member, or asked for by them. */
  abstract waitingWith(memberId: string): Promise<readonly string[]>;
}
