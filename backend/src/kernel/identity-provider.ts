/** An account at a provider, as the provider vouches for it. */
export interface ExternalIdentity {
  /** Names the account at its provider for ever. */
  readonly subject: string;
  /** Null unless the provider has verified it. */
  readonly email: string | null;
  readonly displayName: string | null;
  /** What a username may be made from, the best first. */
  readonly names: readonly string[];
  /** Where their picture is to be had. Null without one, and where that is not with the provider itself. */
  readonly picture: string | null;
}

/** Ties the answer of a provider to the browser that asked; state, nonce and verifier are unguessable. */
export interface SignInProof {
  readonly state: string;
  readonly nonce: string;
  /** 43 to 128 unreserved characters (RFC 7636). */
  readonly verifier: string;
  /** Address that the provider sends the browser back to. */
  readonly callback: string;
}

/** Somebody else who knows who people are. All methods throw Unavailable when it does not answer. */
export interface IdentityProvider {
  readonly id: string;
  /** Where the browser goes to sign in there; `asksAgain`: the provider is to ask, although it knows who is there. */
  authorizationUrl(proof: SignInProof, how?: { readonly asksAgain: boolean }): Promise<string>;
  /** Redeems the answer that the browser brought back; throws IdentityRefused. */
  identify(proof: SignInProof, answer: URLSearchParams): Promise<ExternalIdentity>;
  /** The bytes at the address of somebody's picture, whatever they are; null where there are none or too many. */
  readPicture(address: string, maxBytes: number): Promise<Buffer | null>;
}

/** A provider did not say who somebody is. `cancelled`: the person did not want it to; `invalid`: its answer cannot be trusted. */
export class IdentityRefused extends Error {
  constructor(
    readonly reason: 'cancelled' | 'invalid',
    cause: unknown,
  ) {
    super(`the provider's answer was ${reason}`, { cause });
    this.name = 'IdentityRefused';
  }
}
