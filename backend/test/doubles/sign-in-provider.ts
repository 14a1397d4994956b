import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

const CLIENT = { id: 'meydan-deneme', secret: 'cok-gizli-bir-deger' } as const;

/** Who is signed in at the provider. */
export interface Person {
  readonly id: number;
  readonly login: string;
  readonly name: string | null;
  readonly email: string;
  readonly verified: boolean;
  /** The path of their picture here, or an address elsewhere. */
  readonly picture?: string;
}

/** What the provider does wrong. */
export type Fault = 'nonce' | 'state' | 'expired' | 'signature' | 'token-error' | 'token-down' | 'silent' | 'cancelled' | 'user-down' | 'no-id';

interface Grant {
  readonly person: Person;
  readonly challenge: string;
  readonly nonce: string | null;
  readonly redirectUri: string;
}

type Keys = Awaited<ReturnType<typeof generateKeyPair>>;

/** A provider of identities on a free port of this machine: speaks OpenID Connect, and answers `/user` as a code host does. It asks nobody anything. */
export class SignInProvider {
  person: Person = { id: 583_231, login: 'elif-isik', name: 'Elif Işık', email: 'elif@ornek.dev', verified: true };
  fault: Fault | null = null;
  /** What stands at `/picture`. */
  picture: Buffer | null = null;
  /** Requests to the token endpoint. */
  redeemed = 0;
  private readonly codes = new Map<string, Grant>();
  private readonly tokens = new Map<string, Person>();

  private constructor(
    private readonly server: Server,
    private readonly keys: Keys,
    private readonly otherKeys: Keys,
  ) {}

  static async start(): Promise<SignInProvider> {
    const server = createServer();
    const provider = new SignInProvider(server, await generateKeyPair('RS256'), await generateKeyPair('RS256'));
    server.on('request', (request, response) => {
      provider.answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return provider;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Settings that make an application sign its members in here, under both names. */
  settings(): Record<string, string> {
    const clients = ['GITHUB', 'GOOGLE'].map((name) => ({
      [`${name}_CLIENT_ID`]: CLIENT.id,
      [`${name}_CLIENT_SECRET`]: CLIENT.secret,
      [`OAUTH_${name}_ISSUER`]: this.url,
    }));
    return Object.assign({}, ...clients) as Record<string, string>;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.url);
    const json = (status: number, body: unknown) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        return void json(200, this.metadata());
      case '/jwks':
        return void json(200, { keys: [{ ...(await exportJWK(this.keys.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }] });
      case '/authorize':
        return void response.writeHead(302, { location: this.authorize(url.searchParams) }).end();
      case '/token':
        // Never answers; the connection ends with the server.
        if (this.fault === 'silent') return;
        return void json(...(await this.token(await formOf(request))));
      case '/picture':
        return void response.writeHead(this.picture ? 200 : 404, { 'content-type': 'image/png' }).end(this.picture ?? '');
      case '/moved':
        return void response.writeHead(302, { location: '/picture' }).end();
      case '/user':
      case '/user/emails':
        return void json(...this.user(url.pathname, request.headers.authorization));
      default:
        return void json(404, { error: 'not_found' });
    }
  }

  private metadata() {
    return {
      issuer: this.url,
      authorization_endpoint: `${this.url}/authorize`,
      token_endpoint: `${this.url}/token`,
      userinfo_endpoint: `${this.url}/user`,
      jwks_uri: `${this.url}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
    };
  }

  /** Where the browser goes back to, at once. */
  private authorize(asked: URLSearchParams): string {
    const redirectUri = asked.get('redirect_uri') ?? '';
    const challenge = asked.get('code_challenge');
    if (asked.get('client_id') !== CLIENT.id || asked.get('code_challenge_method') !== 'S256' || !challenge) throw new Error('not an authorization request');
    const state = this.fault === 'state' ? 'baska-bir-durum' : (asked.get('state') ?? '');
    if (this.fault === 'cancelled') return `${redirectUri}?${new URLSearchParams({ error: 'access_denied', state })}`;
    const code = randomUUID();
    this.codes.set(code, { person: this.person, challenge, redirectUri, nonce: asked.get('nonce') });
    return `${redirectUri}?${new URLSearchParams({ code, state })}`;
  }

  private async token(form: URLSearchParams): Promise<[number, unknown]> {
    this.redeemed += 1;
    if (this.fault === 'token-error') return [400, { error: 'invalid_grant' }];
    if (this.fault === 'token-down') return [502, { error: 'server_error' }];
    const grant = this.codes.get(form.get('code') ?? '');
    this.codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isClient = form.get('client_id') === CLIENT.id && form.get('client_secret') === CLIENT.secret;
    if (!isClient) return [401, { error: 'invalid_client' }];
    if (!grant || grant.challenge !== challenge || grant.redirectUri !== form.get('redirect_uri')) return [400, { error: 'invalid_grant' }];
    const token = randomUUID();
    this.tokens.set(token, grant.person);
    const idToken = grant.nonce === null ? {} : { id_token: await this.idToken(grant.person, grant.nonce) };
    return [200, { access_token: token, token_type: 'bearer', scope: 'read:user,user:email', ...idToken }];
  }

  private pictureOf({ picture }: Person): string | undefined {
    return picture && new URL(picture, this.url).href;
  }

  private idToken(person: Person, nonce: string): Promise<string> {
    const { id, email, verified, name } = person;
    const now = Math.floor(Date.now() / 1000);
    const [issued, ends] = this.fault === 'expired' ? [now - 7200, now - 3600] : [now, now + 300];
    return new SignJWT({ email, email_verified: verified, name, picture: this.pictureOf(person), nonce: this.fault === 'nonce' ? 'baska-bir-sayi' : nonce })
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .setIssuer(this.url)
      .setAudience(CLIENT.id)
      .setSubject(String(id))
      .setIssuedAt(issued)
      .setExpirationTime(ends)
      .sign((this.fault === 'signature' ? this.otherKeys : this.keys).privateKey);
  }

  private user(path: string, authorization = ''): [number, unknown] {
    const person = this.tokens.get(authorization.replace(/^Bearer /, ''));
    if (!person) return [401, { message: 'Bad credentials' }];
    if (this.fault === 'user-down') return [503, { message: 'later' }];
    const { id, login, name, email, verified } = person;
    if (path === '/user') return [200, this.fault === 'no-id' ? { login } : { id, login, name, avatar_url: this.pictureOf(person) }];
    const other = { email: `eski.${email}`, primary: false, verified: true };
    return [200, [other, { email, primary: true, verified }]];
  }
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let body = '';
  for await (const part of request.setEncoding('utf8')) body += part;
  return new URLSearchParams(body);
}
