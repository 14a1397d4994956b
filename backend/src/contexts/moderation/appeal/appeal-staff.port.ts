import type { MemberRole } from '../../../../contracts/permissions.js';

export interface StaffMember {
  readonly id: string;
  readonly role: MemberRole;
}

/** Knows who runs the house; bound by the composition root. */
export abstract class AppealStaff {
  /** Members with a role of staff who are not shut out. */
  abstract staff(): Promise<readonly StaffMember[]>;
}
