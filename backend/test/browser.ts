import { Client, type RawAnswer } from './client.js';

/** A browser: keeps cookies for their paths and says that a request comes from our own page. */
export class Browser {
  private readonly cookies = new Map<string, { value: string; path: string }>();
  private readonly client: Client;

  constructor(readonly url: string) {
    this.client = new Client(url);
  }

  get(path: string): Promise<RawAnswer> {
    return this.send('GET', path);
  }

  /** Sends JSON and answers it with its status. */
  async json<T>(method: string, path: string, body?: object): Promise<{ status: number; message: string; code?: string; data: T }> {
    const { status, text } = await this.send(method, path, body);
    return { ...JSON.parse(text), status };
  }

  /** The value of a cookie, or undefined. */
  cookie(name: string): string | undefined {
    return this.cookies.get(name)?.value;
  }

  /** Takes over a cookie that another browser has. */
  steal(name: string, from: Browser): void {
    const cookie = from.cookies.get(name);
    if (cookie) this.cookies.set(name, cookie);
  }

  private async send(method: string, path: string, body?: object): Promise<RawAnswer> {
    const sent = [...this.cookies].filter(([, cookie]) => path.startsWith(cookie.path)).map(([name, { value }]) => `${name}=${value}`);
    const headers: Record<string, string> = { 'sec-fetch-site': 'same-origin', cookie: sent.join('; ') };
    const answer = await this.client.raw(method, path, body && JSON.stringify(body), body ? { ...headers, 'content-type': 'application/json' } : headers);
    for (const line of answer.headers.getSetCookie()) this.keep(line);
    return answer;
  }

  private keep(line: string): void {
    const [, name = '', value = '', rest = ''] = /^([^=]+)=([^;]*)(.*)$/.exec(line) ?? [];
    const path = /; Path=([^;]+)/.exec(rest)?.[1] ?? '/';
    if (value) this.cookies.set(name, { value, path });
    else this.cookies.delete(name);
  }
}
