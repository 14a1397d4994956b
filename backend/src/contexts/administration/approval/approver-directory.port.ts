import type { MemberRole } from '../../../../contracts/permissions.js';

export interface Approver {
  readonly id: string;
  readonly role: MemberRole;
  /** Whether they can use their role now: their address is verified, they are not shut out and have the second factor that they must have. */
  readonly isAble: boolean;
}

/** Knows who runs the house; bound by the composition root. */
export abstract class ApproverDirectory {
  abstract approvers(): Promise<readonly Approver[]>;
  /** The roles of members whose account has not ended, by their ids. */
  abstract rolesOf(memberIds: readonly string[]): Promise<ReadonlyMap<string, MemberRole>>;
}
