import { Inject, Injectable } from '@nestjs/common';
import { OAUTH_TEXT } from '../../../../contracts/identities.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Vault } from '../../../kernel/vault.js';
import { VAULT } from '../../../platform/tokens.js';
import { decrypt, encrypt } from '../../../platform/vault/cipher.js';
import type { IdentityKey } from './identity.commands.js';
import { SignInTokens } from './sign-in-tokens.service.js';

const PURPOSE = 'oauth-registration';

/** What a provider said of somebody who is no member yet. */
export interface Wish {
  readonly identity: IdentityKey;
  readonly email: string;
  /** Proposed, or empty. */
  readonly username: string;
  readonly displayName: string | null;
}

/** The ticket of a browser and what it keeps sealed beside it. */
export interface KeptWish {
  readonly ticket: string;
  readonly registration: string;
}

export const ticketInvalid = () => new RuleViolation('TICKET_INVALID', OAUTH_TEXT.ticketInvalid, null, 'conflict');

/**
 * People who have come by a provider and have not chosen a username yet. Here only the digest of their ticket is kept, and that for ten minutes:
 * who they are stays in their own browser, under a key that nobody has without both the ticket and our master key. Whoever goes away leaves nothing.
 */
@Injectable()
export class PendingRegistrations {
  constructor(
    private readonly tokens: SignInTokens,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  /** `memberId`: who they are going to be. */
  async begin(memberId: string, wish: Wish): Promise<KeptWish> {
    const ticket = await this.tokens.mayRegister(memberId);
    return { ticket, registration: encrypt(this.keyOf(ticket), Buffer.from(JSON.stringify(wish)), PURPOSE).toString('base64url') };
  }

  /** Throws RuleViolation when the ticket is unknown, used or over, or what is beside it was not sealed with it. */
  async find({ ticket, registration }: KeptWish): Promise<Wish & { readonly memberId: string }> {
    const memberId = await this.tokens.toRegister(ticket);
    if (!memberId) throw ticketInvalid();
    return { ...this.opened(ticket, registration), memberId };
  }

  end(memberId: string): Promise<void> {
    return this.tokens.registered(memberId);
  }

  private opened(ticket: string, registration: string): Wish {
    let wish: Buffer;
    try {
      wish = decrypt(this.keyOf(ticket), Buffer.from(registration, 'base64url'), PURPOSE);
    } catch {
      // The cipher says in no other way that a text was made up.
      throw ticketInvalid();
    }
    return JSON.parse(wish.toString()) as Wish;
  }

  private keyOf(ticket: string): Buffer {
    return Buffer.from(this.vault.blind(PURPOSE, ticket), 'hex');
  }
}
