import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** What Fastify tells of a request that one of its routes answers. */
interface Handled {
  readonly request: { readonly raw: IncomingMessage };
  readonly reply: { readonly raw: ServerResponse };
  readonly route: { readonly url: string };
}

const HANDLED = 'tracing:fastify.request.handler:start';
const noted = new Set<string>();

/** Every worker of a run adds to one file; TEST_MET names it. */
function note(met: string): void {
  const file = process.env.TEST_MET;
  if (!file || noted.has(met)) return;
  noted.add(met);
  appendFileSync(file, `${met}\n`);
}

/** Notes every route that the server on this address answers with success; what it refuses is not met. Answers what ends that. */
export function noteRoutesOf(url: string): () => void {
  const port = Number(new URL(url).port);
  const listener = (message: unknown) => {
    const { request, reply, route } = message as Handled;
    if (request.raw.socket.localPort !== port) return;
    reply.raw.once('finish', () => {
      if (reply.raw.statusCode < 400) note(`${request.raw.method} ${route.url}`);
    });
  };
  subscribe(HANDLED, listener);
  return () => void unsubscribe(HANDLED, listener);
}

/** A channel as it is declared: one topic's is any topic's. */
const kindOf = (channel: unknown): string => String(channel).replace(/:.+$/, ':id');

/** Notes what a socket was granted or heard. */
export const noteChannel = (event: string, channel: unknown): void => note(`${event} ${kindOf(channel)}`);
