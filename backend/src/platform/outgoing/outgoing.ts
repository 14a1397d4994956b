import type { LookupAddress } from 'node:dns';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { LINK_PREVIEW_LIMITS } from '../../../contracts/link-previews.js';
import type { OutgoingSettings } from '../settings/outgoing-settings.js';
import { Slots } from '../uploads/slots.js';
import { bodyOf } from './answer-body.js';
import { isPublic } from './public-addresses.js';
import { addressesOf, type Resolve } from './resolve.js';

/** `closed`: the address is none that may be asked. `unreachable`: it was asked, or would have been, and nothing came of it. Why exactly, nobody is told: that would be a view into our own network. */
export class OutgoingFailed extends Error {
  constructor(
    readonly why: 'closed' | 'unreachable',
    cause?: unknown,
  ) {
    super(`an address that somebody named is ${why}`, { cause });
    this.name = 'OutgoingFailed';
  }
}

export interface OutgoingAnswer {
  /** Where the answer came from at last. */
  readonly url: URL;
  readonly status: number;
  readonly contentType: string;
  readonly body: Buffer;
}

export interface OutgoingLimits {
  /** For the names, the connections and the answers of all hops together. */
  readonly milliseconds: number;
  readonly bytes: number;
  readonly redirects: number;
}

export interface Posted {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Requests under way in a process, and those that may wait for one of them to end. */
const [AT_ONCE, WAITING] = [32, 128];
const PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };
const REDIRECTS = [301, 302, 303, 307, 308];

/**
 * The one way to addresses that members name. Only what is public is asked, at the very address that was checked: a name that is asked again could
 * lead somewhere else by then. Nobody's cookies, and nothing about who wants to know.
 */
export class Outgoing {
  private readonly slots = new Slots(AT_ONCE, WAITING);

  constructor(
    /** `host:port` of own networks that may be asked all the same. */
    private readonly allowed: readonly string[],
    private readonly limits: OutgoingLimits,
    private readonly resolve: Resolve = addressesOf,
  ) {}

  /** Whether an address may be asked at all, as far as can be seen without asking; throws OutgoingFailed. */
  async check(address: string): Promise<void> {
    await this.inTime((signal) => this.placesOf(urlOf(address), signal));
  }

  /** Reads a page, behind redirects too. Throws OutgoingFailed. */
  get(address: string): Promise<OutgoingAnswer> {
    return this.inTime(async (signal) => {
      let url = urlOf(address);
      for (let hop = 0; hop <= this.limits.redirects; hop++) {
        const answer = await this.ask(
          url,
          { method: 'GET', headers: { accept: 'text/html,application/xhtml+xml', 'accept-encoding': 'gzip, deflate, br' } },
          signal,
        );
        const next = REDIRECTS.includes(answer.statusCode ?? 0) ? answer.headers.location : undefined;
        if (next === undefined) return this.read(url, answer);
        answer.destroy();
        url = urlOf(next, url);
      }
      throw new OutgoingFailed('unreachable');
    });
  }

  /** Sends something; the answer's body is not read, and no redirect is followed. Throws OutgoingFailed. */
  post(address: string, { headers, body }: Posted): Promise<Pick<OutgoingAnswer, 'status'>> {
    return this.inTime(async (signal) => {
      const answer = await this.ask(urlOf(address), { method: 'POST', headers: { ...headers, 'content-length': String(body.length) }, body }, signal);
      answer.destroy();
      return { status: answer.statusCode ?? 0 };
    });
  }

  private async read(url: URL, answer: IncomingMessage): Promise<OutgoingAnswer> {
    const body = await bodyOf(answer, this.limits.bytes);
    return { url, status: answer.statusCode ?? 0, contentType: answer.headers['content-type'] ?? '', body };
  }

  private async ask(url: URL, asked: { method: string; headers: Record<string, string>; body?: Buffer }, signal: AbortSignal): Promise<IncomingMessage> {
    const places = await this.placesOf(url, signal);
    const request = url.protocol === 'https:' ? requestSecure : requestPlain;
    return new Promise((answered, failed) => {
      const sent = request(url, {
        method: asked.method,
        headers: { ...asked.headers, 'user-agent': 'Meydan' },
        // No connection is kept, and no proxy of the environment stands between.
        agent: false,
        lookup: only(places),
        signal,
      });
      sent.once('response', answered);
      // More than one may come: of a connection that breaks while it is closed.
      sent.on('error', failed);
      sent.end(asked.body);
    });
  }

  /** Where a connection may go. */
  private async placesOf(url: URL, signal: AbortSignal): Promise<readonly LookupAddress[]> {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const isAllowed = this.allowed.includes(`${url.hostname}:${url.port || PORTS[url.protocol]}`);
    // The parser leaves a port out that is the usual one of the protocol.
    if (!isAllowed && url.port !== '') throw new OutgoingFailed('closed');
    if (!isAllowed && /(^|\.)localhost\.?$/.test(host)) throw new OutgoingFailed('closed');
    const family = isIP(host);
    const places = family === 0 ? await this.resolve(host, isAllowed, signal) : [{ address: host, family }];
    if (places.length === 0) throw new OutgoingFailed('unreachable');
    if (!isAllowed && !places.every(({ address }) => isPublic(address))) throw new OutgoingFailed('closed');
    return places;
  }

  private inTime<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    return this.slots.take(
      () => this.endIn(work),
      () => new OutgoingFailed('unreachable'),
    );
  }

  private async endIn<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const ending = new AbortController();
    const timer = setTimeout(() => ending.abort(), this.limits.milliseconds);
    try {
      return await Promise.race([work(ending.signal), aborted(ending.signal)]);
    } catch (error) {
      throw error instanceof OutgoingFailed ? error : new OutgoingFailed('unreachable', error);
    } finally {
      clearTimeout(timer);
      // What is still open is closed, whatever came of it.
      ending.abort();
    }
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new OutgoingFailed('unreachable')), { once: true }));
}

/** Without what stands behind `#`. */
function urlOf(address: string, base?: URL): URL {
  if (!URL.canParse(address, base?.href)) throw new OutgoingFailed('closed');
  const url = new URL(address, base?.href);
  if (!(url.protocol in PORTS) || url.username !== '' || url.password !== '' || url.hostname === '') throw new OutgoingFailed('closed');
  url.hash = '';
  return url;
}

/** Asks no name server: whoever connects gets what was checked. */
const only =
  (places: readonly LookupAddress[]): LookupFunction =>
  (_, options, callback) => {
    const [first] = places as [LookupAddress];
    if (options.all) callback(null, [...places]);
    else callback(null, first.address, first.family);
  };

export const outgoingOf = ({ outgoingAllowed }: OutgoingSettings): Outgoing =>
  new Outgoing(outgoingAllowed, {
    milliseconds: LINK_PREVIEW_LIMITS.seconds * 1_000,
    bytes: LINK_PREVIEW_LIMITS.bytes,
    redirects: LINK_PREVIEW_LIMITS.redirects,
  });
