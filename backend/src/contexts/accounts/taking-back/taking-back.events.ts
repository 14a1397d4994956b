import type { DomainEvent } from '../../../kernel/event.js';
import type { IdentityKey } from '../identity/identity.commands.js';

/** Ways into an account that were added since a moment (ISO) and still lead there. */
export interface Additions {
  readonly since: string;
  readonly totpId: string | null;
  readonly recoverySetId: string | null;
  readonly passkeyIds: readonly string[];
  readonly identities: readonly IdentityKey[];
}

/** The owner has the account back by a mailed link; `cause` is the change of address that they undid, or the session that was none of theirs. What was added since is theirs to lose. */
export type AccountTakenBack = DomainEvent<'AccountTakenBack', { memberId: string; cause: string } & Additions>;
