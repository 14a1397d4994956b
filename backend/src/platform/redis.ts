import { Redis } from 'ioredis';
import type { Clock } from '../kernel/clock.js';
import type { FirstTimes } from '../kernel/first-times.js';
import type { Presence } from '../kernel/presence.js';
import type { RateLimiter } from '../kernel/rate-limiter.js';
import type { RoomPlaces } from '../kernel/room-places.js';
import type { Tickets } from '../kernel/tickets.js';
import { RedisFirstTimes } from './first-times/redis-first-times.js';
import type { Bulletin } from './following/bulletin.js';
import { RedisBulletin } from './following/redis-bulletin.js';
import { BullJobs } from './jobs/bull-jobs.js';
import type { PolicyCheckpoints } from './policies/policy-checkpoints.js';
import { RedisPolicyCheckpoints } from './policies/redis-policy-checkpoints.js';
import { RedisPresence } from './presence/redis-presence.js';
import { RedisRateLimiter } from './rate-limit/redis-rate-limiter.js';
import { redisFanOut } from './realtime/redis-fan-out.js';
import type { SocketFanOut } from './realtime/socket-fan-out.js';
import { isOutage, RedisConnections, within } from './redis-connection.js';
import { RedisRoomPlaces } from './room-places/redis-room-places.js';
import type { Failed, Opened } from './stack.js';
import { RedisTickets } from './tickets/redis-tickets.js';

const PATIENCE_MS = 10_000;
const BETWEEN_TRIES_MS = 250;
const STOP_MS = 10_000;

/** Redis does not answer as it should; the message holds neither the address nor the password. */
export class RedisUnreachable extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'RedisUnreachable';
  }
}

export interface RedisPorts {
  readonly jobs: BullJobs;
  readonly policyCheckpoints: PolicyCheckpoints;
  readonly limiter: RateLimiter;
  readonly firstTimes: FirstTimes;
  readonly presence: Presence;
  readonly roomPlaces: RoomPlaces;
  readonly tickets: Tickets;
  readonly bulletin: Bulletin;
  readonly fanOut: SocketFanOut;
}

export interface RedisOptions {
  readonly clock: Clock;
  readonly failed: Failed;
  /** How long to wait for a server that is not there yet. */
  readonly patienceMs?: number;
}

/** Opens everything that is kept in one database of Redis; throws RedisUnreachable when the server does not answer in time. */
export async function openRedis(url: string, { clock, failed, patienceMs = PATIENCE_MS }: RedisOptions): Promise<Opened<RedisPorts>> {
  await probe(url, failed, patienceMs);
  const connections = new RedisConnections(url, failed);
  const shared = connections.impatient();
  const jobs = new BullJobs(connections, clock);
  const bulletin = new RedisBulletin(connections);
  const ports: RedisPorts = {
    jobs,
    policyCheckpoints: new RedisPolicyCheckpoints(shared),
    limiter: new RedisRateLimiter(shared, clock),
    firstTimes: new RedisFirstTimes(shared, clock),
    presence: new RedisPresence(shared, connections.report),
    roomPlaces: new RedisRoomPlaces(shared, bulletin),
    tickets: new RedisTickets(shared),
    bulletin,
    fanOut: redisFanOut(connections),
  };
  const close = async () => {
    await within(STOP_MS, jobs.stop()).catch((error: unknown) => failed('jobs', error));
    await connections.close();
  };
  return { ports, close };
}

/** Asks until there is an answer; one that refuses (a wrong password, a database that does not exist) is final. */
async function probe(url: string, failed: Failed, patienceMs: number): Promise<void> {
  const client = clientFor(url);
  let last: unknown = new Error('no answer');
  client.on('error', (error) => {
    last = error;
  });
  try {
    for (const until = Date.now() + patienceMs; ; await new Promise((resolve) => setTimeout(resolve, BETWEEN_TRIES_MS))) {
      try {
        await within(Math.max(1, until - Date.now()), check(client, failed));
        return;
      } catch (error) {
        last = isOutage(error) || Date.now() >= until ? last : error;
        const starting = isOutage(error) || /^LOADING|^BUSY/.test(wordsOf(error));
        if (!starting || Date.now() + BETWEEN_TRIES_MS > until) throw new RedisUnreachable(`Redis: ${wordsOf(last)}`);
      }
    }
  } finally {
    client.disconnect();
  }
}

function clientFor(url: string): Redis {
  try {
    return new Redis(url, { maxRetriesPerRequest: 0, retryStrategy: () => BETWEEN_TRIES_MS });
  } catch {
    // What is said of an address that cannot be read repeats it.
    throw new RedisUnreachable('Redis: the address cannot be read');
  }
}

async function check(client: Redis, failed: Failed): Promise<void> {
  // A database that does not exist is left out without a word when a connection is made, and the first one is used.
  await client.select(client.options.db ?? 0);
  const policy = /maxmemory_policy:(\S+)/.exec(await client.info('memory'))?.[1] ?? 'noeviction';
  if (policy !== 'noeviction')
    failed('redis', new Error(`maxmemory-policy is ${policy}: jobs may be thrown away when memory is short; it should be noeviction`));
}

/** The code of a failed connection, or what the server answered; never what was asked of it. */
function wordsOf(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return typeof code === 'string' ? code : (String(message ?? error).split('\n', 1)[0] ?? '');
}
