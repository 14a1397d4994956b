import type { LookupAddress } from 'node:dns';
import { lookup, Resolver } from 'node:dns/promises';

/** Finds out where a name leads; nowhere, as an empty list. `isOwn`: a name of the operator's own network. */
export type Resolve = (host: string, isOwn: boolean, signal: AbortSignal) => Promise<readonly LookupAddress[]>;

/** The machine's own way of asking takes one of a few threads for as long as a name server is silent: what members name goes around it. */
export const addressesOf: Resolve = async (host, isOwn, signal) => (isOwn ? lookup(host, { all: true }) : asked(host, signal));

async function asked(host: string, signal: AbortSignal): Promise<LookupAddress[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const stop = () => resolver.cancel();
  signal.addEventListener('abort', stop, { once: true });
  try {
    const [four, six] = await Promise.all([none(resolver.resolve4(host)), none(resolver.resolve6(host))]);
    return [...four.map((address) => ({ address, family: 4 })), ...six.map((address) => ({ address, family: 6 }))];
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** Most names have addresses of one kind alone. */
const none = (found: Promise<string[]>): Promise<string[]> => found.catch(() => []);
