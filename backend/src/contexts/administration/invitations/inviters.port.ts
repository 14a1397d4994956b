import type { MemberRole } from '../../../../contracts/permissions.js';

/** Knows who runs the house now; bound by the composition root. */
export abstract class Inviters {
  /** Members with a role of staff who can use it. */
  abstract staff(): Promise<readonly { readonly id: string; readonly role: MemberRole }[]>;
}
