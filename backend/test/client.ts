import type { LoginAnswer } from '../contracts/accounts.js';
import { refuseBreaches } from './contract.js';

export interface Answer<T = unknown> {
  readonly status: number;
  readonly headers: Headers;
  /** The body as it came, read as JSON. */
  readonly body: { success: boolean; data: T; error?: string; message?: string; code?: string; fields?: Record<string, string[]> } & Record<string, unknown>;
}

/** An answer that need not be JSON. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Talks to a running application as one caller does. An answer that the API does not declare is an error. */
export class Client {
  constructor(
    readonly url: string,
    private readonly token: string | null = null,
    readonly id: string = '',
  ) {}

  get<T>(path: string, headers: Record<string, string> = {}): Promise<Answer<T>> {
    return this.send('GET', path, undefined, headers);
  }

  post<T>(path: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Answer<T>> {
    return this.send('POST', path, body, headers);
  }

  put<T>(path: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Answer<T>> {
    return this.send('PUT', path, body, headers);
  }

  delete<T>(path: string, headers: Record<string, string> = {}): Promise<Answer<T>> {
    return this.send('DELETE', path, undefined, headers);
  }

  /** Fetches a file as it is kept. */
  async download(path: string): Promise<{ status: number; headers: Headers; bytes: Uint8Array }> {
    const response = await fetch(`${this.url}${path}`, { headers: { authorization: `Bearer ${this.sessionToken}` } });
    const bytes = new Uint8Array(await response.arrayBuffer());
    refuseBreaches(this.url);
    return { status: response.status, headers: response.headers, bytes };
  }

  async signIn(identifier: string, password: string, rememberMe = false): Promise<Client> {
    const { status, body } = await this.post<LoginAnswer>('/api/auth/login', { identifier, password, rememberMe });
    if (status !== 200) throw new Error(`${identifier} could not sign in: ${status} ${body.error}`);
    return new Client(this.url, body.data.session.token, body.data.user.id);
  }

  /** The session token of this caller, for sockets and cookies. */
  get sessionToken(): string {
    if (!this.token) throw new Error('a guest has no session');
    return this.token;
  }

  async send<T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer<T>> {
    const json: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    const answer = await this.raw(method, path, text, { ...json, ...headers });
    return { status: answer.status, headers: answer.headers, body: answer.text ? JSON.parse(answer.text) : null };
  }

  /** Sends exactly this and reads the answer as text. */
  async raw(method: string, path: string, body?: string | Buffer, headers: Record<string, string> = {}): Promise<RawAnswer> {
    const authorization: Record<string, string> = this.token ? { authorization: `Bearer ${this.token}` } : {};
    const response = await fetch(`${this.url}${path}`, { method, headers: { ...authorization, ...headers }, body, redirect: 'manual' });
    const text = await response.text();
    refuseBreaches(this.url);
    return { status: response.status, headers: response.headers, text };
  }
}
