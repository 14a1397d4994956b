import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '../../../kernel/clock.js';
import type { SignInProof } from '../../../kernel/identity-provider.js';
import type { Ids } from '../../../kernel/ids.js';
import type { OneTimeTokens } from '../../../kernel/vault.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { CLOCK, IDS, ONE_TIME_TOKENS } from '../../../platform/tokens.js';
import { sha256 } from '../../../platform/vault/cipher.js';
import type { IdentityKey } from './identity.commands.js';
import { identityId } from './identity.stream.js';

const VALID_FOR_MS = 10 * 60_000;
const ENTERING = 'oauth-enter';
const REGISTERING = 'oauth-register';
const purposeOfPassword = (identity: IdentityKey) => `oauth-password:${identityId(identity)}`;

/** What somebody goes to a provider for: to sign in, to link an account there, to take the picture from there, or to show in a session who they are. */
export type Errand =
  | { readonly to: 'enter' }
  | { readonly to: 'link' | 'picture'; readonly memberId: string }
  | { readonly to: 'prove'; readonly memberId: string; readonly sessionId: string };

/** A visit that was begun to prove something belongs to the session in which it was begun. */
function purposeOfVisit(provider: string, errand: Errand): string {
  if (errand.to === 'enter') return `oauth-visit:${provider}`;
  return errand.to === 'prove' ? `oauth-prove:${provider}:${errand.sessionId}` : `oauth-${errand.to}:${provider}`;
}

/** What the state, the nonce and the verifier of a visit are made from stays in the browser's cookie: no provider, log or address knows it. */
export const proofOf = (token: string, callback: string): SignInProof => ({
  state: sha256(`${token}/state`),
  nonce: sha256(`${token}/nonce`),
  verifier: sha256(`${token}/verifier`),
  callback,
});

/** One-time tokens for the steps of a sign-in through a provider: the visit there, then entering, registering, or proving an account by its password. */
@Injectable()
export class SignInTokens {
  constructor(
    @Inject(ONE_TIME_TOKENS) private readonly tokens: OneTimeTokens,
    @Inject(IDS) private readonly ids: Ids,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  beginVisit(provider: string, errand: Errand): Promise<string> {
    return this.issue(purposeOfVisit(provider, errand), errand.to === 'enter' ? this.ids.next() : errand.memberId);
  }

  /** Ends the visit: it counts once, whatever comes of it. Null when there is no such visit of this caller's. */
  async endVisit(provider: string, token: string, { memberId, session }: Caller): Promise<Errand | null> {
    if (await this.take(token, purposeOfVisit(provider, { to: 'enter' }))) return { to: 'enter' };
    for (const to of ['link', 'picture'] as const) {
      const of = await this.take(token, purposeOfVisit(provider, { to, memberId: '' }));
      if (of) return { to, memberId: of };
    }
    if (!memberId || !session) return null;
    const proving: Errand = { to: 'prove', memberId, sessionId: session.id };
    return (await this.take(token, purposeOfVisit(provider, proving))) === memberId ? proving : null;
  }

  /** Lets the holder become a member with this id. */
  mayRegister(memberId: string): Promise<string> {
    return this.issue(REGISTERING, memberId);
  }

  /** Who the holder is going to be; the token is good until `registered`, so that a name that is taken costs nothing. */
  async toRegister(token: string): Promise<string | null> {
    return (await this.tokens.find(token, REGISTERING, this.now()))?.memberId ?? null;
  }

  registered(memberId: string): Promise<void> {
    return this.tokens.spend(memberId, REGISTERING);
  }

  /** Lets the holder enter as a member. */
  mayEnter(memberId: string): Promise<string> {
    return this.issue(ENTERING, memberId);
  }

  /** Who may enter; the token is good until `entered`, so that whoever was told that a store is away sends it again. */
  async toEnter(token: string): Promise<string | null> {
    return (await this.tokens.find(token, ENTERING, this.now()))?.memberId ?? null;
  }

  entered(memberId: string): Promise<void> {
    return this.tokens.spend(memberId, ENTERING);
  }

  /** Lets the holder link an identity to a member once they have given the member's password. */
  mayProve(memberId: string, identity: IdentityKey): Promise<string> {
    return this.issue(purposeOfPassword(identity), memberId);
  }

  /** Whose password is asked; the token is good until `proved`, so that somebody may mistype. */
  async toProve(token: string, identity: IdentityKey): Promise<string | null> {
    return (await this.tokens.find(token, purposeOfPassword(identity), this.now()))?.memberId ?? null;
  }

  proved(memberId: string, identity: IdentityKey): Promise<void> {
    return this.tokens.spend(memberId, purposeOfPassword(identity));
  }

  private issue(purpose: string, memberId: string): Promise<string> {
    return this.tokens.issue({ purpose, memberId, expiresAt: new Date(this.clock.now().getTime() + VALID_FOR_MS).toISOString() });
  }

  private async take(token: string, purpose: string): Promise<string | null> {
    const found = await this.tokens.find(token, purpose, this.now());
    if (found) await this.tokens.spend(found.memberId, purpose);
    return found?.memberId ?? null;
  }

  private now(): string {
    return this.clock.now().toISOString();
  }
}
