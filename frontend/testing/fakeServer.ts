import { CODE } from '@contracts/envelope';
import type { Failure } from '@contracts/failure';

export interface Asked {
  method: string;
  path: string;
  body: unknown;
  headers: Record<string, string>;
  keepalive: boolean;
}

export interface Answer {
  status: number;
  body: unknown;
}

/** What the server says when it has done what it was asked. */
export const done = (data: unknown): Answer => ({ status: 200, body: { success: true, data } });

/** What it says when it has not. */
export const refused = (status: number, code: string, more: Partial<Failure> = {}): Answer => ({
  status,
  body: { success: false, error: code, code, message: `(${code})`, ...more },
});

export const unavailable = () => refused(503, CODE.unavailable);

/** Nothing comes back: the connection is gone. */
export const NOTHING = null;

/** Stands in for the network: remembers what was asked and answers what the test says. */
export function fakeServer(answer: (asked: Asked) => Answer | null | Promise<Answer | null>) {
  const server = { asked: [] as Asked[], answer };
  const fetch = async (path: string, { method = 'GET', body, headers, keepalive, signal }: RequestInit) => {
    const asked = {
      method,
      path,
      body: typeof body === 'string' ? (JSON.parse(body) as unknown) : body,
      headers: headers as Record<string, string>,
      keepalive: keepalive ?? false,
    };
    server.asked.push(asked);
    const given = await server.answer(asked);
    if (signal?.aborted) throw signal.reason;
    if (!given) throw new TypeError('Failed to fetch');
    return { status: given.status, json: async () => JSON.parse(typeof given.body === 'string' ? given.body : JSON.stringify(given.body)) as unknown };
  };
  globalThis.fetch = fetch as unknown as typeof globalThis.fetch;
  return server;
}
