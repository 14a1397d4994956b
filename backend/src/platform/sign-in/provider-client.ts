import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchProtectedResource,
  ResponseBodyError,
  type ServerMetadata,
} from 'openid-client';
import { IdentityRefused, type SignInProof } from '../../kernel/identity-provider.js';
import { Unavailable } from '../../kernel/unavailable.js';
import type { ProviderSettings } from '../settings/sign-in-settings.js';
import { bytesOf } from './bytes-of.js';

const LATER = ['server_error', 'temporarily_unavailable'];

/** Throws Unavailable when trying again later may help, IdentityRefused otherwise. */
function asProviderFailure(error: unknown): never {
  if (isOutOfReach(error)) throw new Unavailable('the identity provider', error);
  const cancelled = error instanceof AuthorizationResponseError && error.error === 'access_denied';
  throw new IdentityRefused(cancelled ? 'cancelled' : 'invalid', error);
}

function isOutOfReach(error: unknown): boolean {
  if (error instanceof AuthorizationResponseError) return LATER.includes(error.error);
  if (error instanceof ResponseBodyError) return error.status >= 500;
  if (error instanceof Response) return error.status >= 500;
  if (!(error instanceof Error)) return false;
  // `fetch` says with a TypeError that there was no answer; the library wraps an answer that is no answer to the question.
  if (error.cause instanceof Response) return error.cause.status >= 500;
  return (error instanceof TypeError && error.cause !== undefined) || (error as { code?: unknown }).code === 'OAUTH_TIMEOUT';
}

/** A person is waiting in front of a white page. */
const TIMEOUT_SECONDS = 5;
/** GitHub answers nobody who does not say who they are. */
const AGENT = { accept: 'application/json', 'user-agent': 'Meydan' };

export interface Dialect {
  readonly scope: string;
  /** Issuer that is discovered when no other is set … */
  readonly issuer?: string;
  /** … or endpoints that are known, for a provider without discovery. */
  readonly server?: ServerMetadata;
  /** Whether the provider tells who somebody is in a signed ID token. */
  readonly idToken: boolean;
  /** Where the provider keeps pictures: at these hosts and those below them. */
  readonly pictures: readonly string[];
}

export type Tokens = Awaited<ReturnType<typeof authorizationCodeGrant>>;

/** Our client at one provider. Its endpoints are looked up at the first use and then remembered. */
export class ProviderClient {
  private found: Configuration | null = null;

  constructor(
    private readonly settings: ProviderSettings,
    private readonly dialect: Dialect,
  ) {}

  async authorizationUrl({ state, nonce, verifier, callback }: SignInProof, asksAgain = false): Promise<string> {
    const configuration = await this.configuration();
    const parameters = { redirect_uri: callback, scope: this.dialect.scope, state, code_challenge_method: 'S256' };
    const challenge = { code_challenge: await calculatePKCECodeChallenge(verifier) };
    // Both providers know this word; neither asks for the password anew when it is told to.
    const prompt: Record<string, string> = asksAgain ? { prompt: 'select_account' } : {};
    return buildAuthorizationUrl(configuration, { ...parameters, ...challenge, ...(this.dialect.idToken ? { nonce } : {}), ...prompt }).href;
  }

  /** Changes the code of an answer into tokens; state, PKCE, and the nonce, signature and time of an ID token are checked. */
  async redeem({ state, nonce, verifier, callback }: SignInProof, answer: URLSearchParams): Promise<Tokens> {
    const configuration = await this.configuration();
    const checks = { expectedState: state, pkceCodeVerifier: verifier, ...(this.dialect.idToken ? { expectedNonce: nonce } : {}) };
    return authorizationCodeGrant(configuration, new URL(`${callback}?${answer}`), checks).catch(asProviderFailure);
  }

  /** Reads JSON from the address that tells who the holder of an access token is, or from one below it. */
  async read(accessToken: string, below = ''): Promise<unknown> {
    const configuration = await this.configuration();
    const address = new URL(`${configuration.serverMetadata().userinfo_endpoint}${below}`);
    const response = await fetchProtectedResource(configuration, accessToken, address, 'GET', null, new Headers(AGENT)).catch(asProviderFailure);
    if (!response.ok) return asProviderFailure(response);
    return response.json().catch(asProviderFailure);
  }

  /** The address of a picture as it is when it is at the provider; null else, so that nothing that somebody wrote into their account there is asked of another machine. */
  pictureAt(address: string | null): string | null {
    const url = address && URL.canParse(address) ? new URL(address) : null;
    if (!url) return null;
    const own = this.settings.issuer ? new URL(this.settings.issuer) : null;
    if (own) return url.origin === own.origin ? url.href : null;
    const isTheirs = this.dialect.pictures.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
    return isTheirs && url.protocol === 'https:' && url.port === '' ? url.href : null;
  }

  /** Reads what is at an address that `pictureAt` has let through, without telling who asks; null where it is not there or larger. Throws Unavailable. */
  async readPicture(address: string, maxBytes: number): Promise<Buffer | null> {
    try {
      const response = await fetch(address, {
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_SECONDS * 1_000),
        headers: { 'user-agent': AGENT['user-agent'] },
      });
      if (response.status >= 500) throw new Unavailable('the identity provider', response);
      return response.ok ? await bytesOf(response, maxBytes) : null;
    } catch (error) {
      throw error instanceof Unavailable ? error : new Unavailable('the identity provider', error);
    }
  }

  private async configuration(): Promise<Configuration> {
    this.found ??= await this.discover().catch(asProviderFailure);
    return this.found;
  }

  private async discover(): Promise<Configuration> {
    const { clientId, clientSecret, issuer = null } = this.settings;
    const address = issuer ?? this.dialect.issuer;
    if (!address) return withTimeout(new Configuration(this.dialect.server as ServerMetadata, clientId, clientSecret));
    // The settings allow plain HTTP for this machine only.
    const insecure = address.startsWith('http:') ? [allowInsecureRequests] : [];
    return discovery(new URL(address), clientId, clientSecret, undefined, {
      timeout: TIMEOUT_SECONDS,
      execute: [...insecure, ...(this.dialect.idToken ? [enableNonRepudiationChecks] : [])],
    });
  }
}

function withTimeout(configuration: Configuration): Configuration {
  configuration.timeout = TIMEOUT_SECONDS;
  return configuration;
}
