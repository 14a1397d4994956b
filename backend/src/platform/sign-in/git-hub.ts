import { type ExternalIdentity, type IdentityProvider, IdentityRefused, type SignInProof } from '../../kernel/identity-provider.js';
import type { ProviderSettings } from '../settings/sign-in-settings.js';
import { ProviderClient } from './provider-client.js';
import { textOf } from './text-of.js';

const SERVER = {
  issuer: 'https://github.com',
  authorization_endpoint: 'https://github.com/login/oauth/authorize',
  token_endpoint: 'https://github.com/login/oauth/access_token',
  userinfo_endpoint: 'https://api.github.com/user',
};

/** Plain OAuth 2: there is no ID token, its API tells who the holder of the access token is. */
export class GitHub implements IdentityProvider {
  readonly id = 'github';
  private readonly client: ProviderClient;

  constructor(settings: ProviderSettings) {
    this.client = new ProviderClient(settings, { scope: 'read:user user:email', server: SERVER, idToken: false, pictures: ['githubusercontent.com'] });
  }

  authorizationUrl(proof: SignInProof, how?: { readonly asksAgain: boolean }): Promise<string> {
    return this.client.authorizationUrl(proof, how?.asksAgain);
  }

  readPicture(address: string, maxBytes: number): Promise<Buffer | null> {
    return this.client.readPicture(address, maxBytes);
  }

  async identify(proof: SignInProof, answer: URLSearchParams): Promise<ExternalIdentity> {
    const { access_token } = await this.client.redeem(proof, answer);
    const [user, emails] = await Promise.all([this.client.read(access_token), this.client.read(access_token, '/emails')]);
    const { id, login, name, avatar_url } = (user ?? {}) as Record<string, unknown>;
    if (!Number.isSafeInteger(id)) throw new IdentityRefused('invalid', null);
    const displayName = textOf(name);
    const names = [textOf(login), displayName].flatMap((text) => text ?? []);
    return { subject: String(id), email: primaryOf(emails), displayName, names, picture: this.client.pictureAt(textOf(avatar_url)) };
  }
}

/** Other addresses may be somebody else's by now; the primary one is in use. */
function primaryOf(emails: unknown): string | null {
  const listed = Array.isArray(emails) ? (emails as (Record<string, unknown> | null)[]) : [];
  const primary = listed.find((entry) => entry?.primary === true && entry.verified === true);
  return primary ? textOf(primary.email) : null;
}
