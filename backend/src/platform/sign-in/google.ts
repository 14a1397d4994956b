import { type ExternalIdentity, type IdentityProvider, IdentityRefused, type SignInProof } from '../../kernel/identity-provider.js';
import type { ProviderSettings } from '../settings/sign-in-settings.js';
import { ProviderClient } from './provider-client.js';
import { textOf } from './text-of.js';

/** OpenID Connect: who somebody is stands in a signed ID token. */
export class Google implements IdentityProvider {
  readonly id = 'google';
  private readonly client: ProviderClient;

  constructor(settings: ProviderSettings) {
    this.client = new ProviderClient(settings, {
      scope: 'openid email profile',
      issuer: 'https://accounts.google.com',
      idToken: true,
      pictures: ['googleusercontent.com'],
    });
  }

  authorizationUrl(proof: SignInProof, how?: { readonly asksAgain: boolean }): Promise<string> {
    return this.client.authorizationUrl(proof, how?.asksAgain);
  }

  readPicture(address: string, maxBytes: number): Promise<Buffer | null> {
    return this.client.readPicture(address, maxBytes);
  }

  async identify(proof: SignInProof, answer: URLSearchParams): Promise<ExternalIdentity> {
    const claims = (await this.client.redeem(proof, answer)).claims();
    if (!claims) throw new IdentityRefused('invalid', null);
    const email = claims.email_verified === true ? textOf(claims.email) : null;
    const displayName = textOf(claims.name);
    const names = [email?.split('@')[0], displayName].flatMap((name) => name ?? []);
    return { subject: claims.sub, email, displayName, names, picture: this.client.pictureAt(textOf(claims.picture)) };
  }
}
