import { Command } from '../../../kernel/command.js';
import type { ReadTerms } from '../account/terms.rules.js';

/** An account at a provider, as it is known here. */
export interface IdentityKey {
  readonly provider: string;
  /** Keyed digest of the provider's name for the account. */
  readonly subject: string;
}

/** `holderIsGone` tells whether whoever holds it now has been forgotten. */
export class LinkIdentity extends Command<IdentityKey & { memberId: string; holderIsGone: boolean }> {
  readonly type = 'LinkIdentity';
}

export class UnlinkIdentity extends Command<IdentityKey & { memberId: string }> {
  readonly type = 'UnlinkIdentity';
}

/** Lets a member sign in with an account at a provider. */
export class LinkAccount extends Command<{ memberId: string; identity: IdentityKey }> {
  readonly type = 'LinkAccount';
}

export type IdentityCommand = LinkIdentity | UnlinkIdentity;

/** Opens an account for whoever a provider vouches for, under the name that they chose. */
export class RegisterByIdentity extends Command<{
  memberId: string;
  identity: IdentityKey;
  username: string;
  email: string;
  displayName: string | null;
  /** The texts that whoever registers says to have read. */
  read: readonly ReadTerms[];
}> {
  readonly type = 'RegisterByIdentity';
}

/** Takes away every way in through one provider, unless none would be left. */
export class UnlinkProvider extends Command<{ memberId: string; provider: string; identities: readonly IdentityKey[] }> {
  readonly type = 'UnlinkProvider';
}
