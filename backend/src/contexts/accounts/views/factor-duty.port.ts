import type { Role } from '../../../../contracts/permissions.js';

/** Knows who has to have a second factor; answered by the second factors. */
export abstract class FactorDuty {
  /** Whether a member's role asks for a second factor that they do not have. */
  abstract isLacking(member: { readonly _id: string; readonly role: Role }): Promise<boolean>;
}
