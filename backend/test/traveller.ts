import type { LoginAnswer } from '../contracts/accounts.js';
import type { BeginLinkAnswer, OAuthOutcome, ProviderRegistration } from '../contracts/identities.js';
import type { OwnProof } from '../contracts/proof.js';
import { Browser } from './browser.js';

/** A browser that goes to a provider and comes back. */
export class Traveller extends Browser {
  /** Becomes a member by a provider, under the name that is proposed. */
  async join(id = 'github'): Promise<LoginAnswer> {
    await this.goAndReturn(locationOf(await this.get(`/api/auth/oauth/${id}/start`)));
    const { username } = (await this.json<ProviderRegistration>('GET', '/api/auth/oauth/registration')).data;
    return (await this.json<LoginAnswer>('POST', '/api/auth/oauth/registration', { username })).data;
  }

  async enter(id = 'github'): Promise<void> {
    await this.goAndReturn(locationOf(await this.get(`/api/auth/oauth/${id}/start`)));
    await this.json('POST', '/api/auth/oauth/finish');
  }

  /** Where the provider sends the browser back to, for a proof that was begun. */
  async beginProof(id = 'github', redirect = '/settings/data'): Promise<{ address: string; back: string }> {
    const { url } = (await this.json<BeginLinkAnswer>('POST', '/api/auth/proof/provider', { provider: id, redirect })).data;
    return { address: url, back: await answerOf(url) };
  }

  /** The path at which a proof by a provider ends. */
  async prove(id = 'github', redirect = '/settings/data'): Promise<string> {
    return locationOf(await this.get((await this.beginProof(id, redirect)).back));
  }

  async link(id: string): Promise<void> {
    await this.goAndReturn((await this.json<BeginLinkAnswer>('POST', '/api/auth/identities', { provider: id })).data.url);
  }

  async proof(): Promise<OwnProof> {
    return (await this.json<OwnProof>('GET', '/api/auth/proof')).data;
  }

  private async goAndReturn(address: string): Promise<string> {
    return locationOf(await this.get(await answerOf(address)));
  }
}

export const locationOf = ({ headers }: { headers: Headers }): string => headers.get('location') ?? '';
export const outcomeOf = (location: string): OAuthOutcome => new URL(location, 'http://x.invalid').searchParams.get('oauth') as OAuthOutcome;

/** Where a provider sends a browser back to, as a path here. */
async function answerOf(address: string): Promise<string> {
  const back = locationOf(await fetch(address, { redirect: 'manual' }));
  return back.slice(new URL(back).origin.length);
}
