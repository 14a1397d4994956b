import { generateAuthenticationOptions, generateRegistrationOptions, verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { PasskeyAskOptions, PasskeyAssertion, PasskeyMakeOptions, PasskeyRegistration } from '../../../contracts/second-factor.js';

/** What is kept of a passkey; the key itself never leaves its owner's device. */
export interface KnownPasskey {
  readonly credentialId: string;
  /** COSE key, base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

export interface PasskeyOwner {
  readonly id: string;
  readonly name: string;
  readonly displayName: string;
}

const NAME = 'Meydan';

/** This installation towards browsers and their passkeys. A passkey must check its owner (PIN, finger, face) and be found without a name, so that it can stand alone. */
export class RelyingParty {
  private readonly origin: string;
  private readonly id: string;

  constructor(publicUrl: string) {
    const { origin, hostname } = new URL(publicUrl);
    this.origin = origin;
    this.id = hostname;
  }

  /** What a browser needs to make a passkey. The challenge is base64url. */
  creationOptions(owner: PasskeyOwner, challenge: string, known: readonly KnownPasskey[]): Promise<PasskeyMakeOptions> {
    return generateRegistrationOptions({
      rpName: NAME,
      rpID: this.id,
      userID: new Uint8Array(Buffer.from(owner.id)),
      userName: owner.name,
      userDisplayName: owner.displayName,
      challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
      attestationType: 'none',
      excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports: [...transports] })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  /** What a browser needs to sign in with any passkey that it has for this installation. */
  requestOptions(challenge: string): Promise<PasskeyAskOptions> {
    return generateAuthenticationOptions({ rpID: this.id, challenge: new Uint8Array(Buffer.from(challenge, 'base64url')), userVerification: 'required' });
  }

  /** The passkey that was made, or null when the answer is not one to this challenge. */
  async created({ id, clientDataJSON, attestationObject, transports = [] }: PasskeyRegistration, challenge: string): Promise<KnownPasskey | null> {
    const response = { clientDataJSON, attestationObject, transports };
    const verified = await orNull(() =>
      verifyRegistrationResponse({
        response: { id, rawId: id, response, clientExtensionResults: {}, type: 'public-key' },
        expectedChallenge: challenge,
        expectedOrigin: this.origin,
        expectedRPID: this.id,
        requireUserVerification: true,
      }),
    );
    if (!verified?.verified) return null;
    const { credential } = verified.registrationInfo;
    return { credentialId: credential.id, publicKey: Buffer.from(credential.publicKey).toString('base64url'), counter: credential.counter, transports };
  }

  /** The passkey as it is to be kept from now on, or null when it has not signed this challenge, or counts as a copy would. */
  async signed(
    { id, clientDataJSON, authenticatorData, signature, userHandle }: PasskeyAssertion,
    challenge: string,
    known: KnownPasskey,
  ): Promise<KnownPasskey | null> {
    const verified = await orNull(() =>
      verifyAuthenticationResponse({
        response: {
          id,
          rawId: id,
          response: { clientDataJSON, authenticatorData, signature, userHandle },
          clientExtensionResults: {},
          type: 'public-key',
        },
        expectedChallenge: challenge,
        expectedOrigin: this.origin,
        expectedRPID: this.id,
        requireUserVerification: true,
        credential: { id: known.credentialId, publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')), counter: known.counter },
      }),
    );
    return verified?.verified ? { ...known, counter: verified.authenticationInfo.newCounter } : null;
  }
}

/** The challenge that a browser says it has answered, or null when it says nothing that can be read. */
export function challengeOf(clientDataJSON: string): string | null {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON);
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null; // Not from a browser: the answer to it is that there is no such challenge.
  }
}

/** The library throws at whatever is malformed or does not fit; it does nothing but compute, so every error is a refusal. */
async function orNull<T>(verify: () => Promise<T>): Promise<T | null> {
  try {
    return await verify();
  } catch {
    return null;
  }
}
