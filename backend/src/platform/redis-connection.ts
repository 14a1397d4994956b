import { Redis, type RedisOptions } from 'ioredis';
import { Unavailable } from '../kernel/unavailable.js';
import type { Failed } from './stack.js';

const ANSWER_MS = 2_000;
const CLOSE_MS = 1_000;
const LONGEST_PAUSE_MS = 500;
const TRIES_OF_A_COMMAND = 3;

/** Connections to one Redis database: how it is gone is told once for all of them, and once more when it has been back. */
export class RedisConnections {
  private readonly open = new Set<Redis>();
  private readonly lost = new Set<Redis>();
  private closed = false;

  constructor(
    private readonly url: string,
    private readonly failed: Failed,
  ) {}

  /** For commands that somebody waits for: they fail soon while the server is away. */
  impatient(): Redis {
    return this.connect({ maxRetriesPerRequest: TRIES_OF_A_COMMAND, commandTimeout: ANSWER_MS });
  }

  /** For work in the background and for listening: commands wait until the server is back. */
  patient(): Redis {
    return this.connect({ maxRetriesPerRequest: null });
  }

  /** Which of the server's databases this is; channels are the same in all of them. */
  get database(): number {
    const [any] = this.open;
    return any?.options.db ?? 0;
  }

  /** Tells the operator, unless it is an outage that was told already. */
  readonly report: Failed = (what, error) => {
    if (this.lost.size === 0 && !this.closed) this.failed(what, error);
  };

  async close(): Promise<void> {
    this.closed = true;
    await Promise.all([...this.open].map(closeSoon));
  }

  private connect(options: RedisOptions): Redis {
    return this.keep((retryStrategy) => new Redis(this.url, { ...options, connectTimeout: ANSWER_MS, retryStrategy }));
  }

  /**
   * A connection that is disconnected between two attempts to connect would never say that it ended, and whoever waits for that or for its
   * commands (as BullMQ does) would wait for ever: its next attempt is its last instead.
   */
  private keep(make: (retryStrategy: (times: number) => number | null) => Redis): Redis {
    let ending = false;
    const connection = make((times) => (ending ? null : Math.min(times * 50, LONGEST_PAUSE_MS)));
    const [disconnect, duplicate] = [connection.disconnect.bind(connection), connection.duplicate.bind(connection)];
    connection.disconnect = (reconnect = false) => {
      ending ||= !reconnect && connection.status === 'reconnecting';
      if (!ending) disconnect(reconnect);
    };
    connection.duplicate = (override) => this.keep((retryStrategy) => duplicate({ ...override, retryStrategy }));
    connection.on('error', (error) => this.lose(connection, error));
    connection.on('ready', () => (ending ? disconnect() : this.lost.delete(connection)));
    connection.on('end', () => {
      this.lost.delete(connection);
      this.open.delete(connection);
    });
    this.open.add(connection);
    return connection;
  }

  private lose(connection: Redis, error: unknown): void {
    this.report('redis', error);
    this.lost.add(connection);
  }
}

/** Whether an error says no more than that the server is away, which the connections tell themselves. */
export const isOutage = (error: unknown): boolean =>
  error instanceof Error &&
  ('syscall' in error || error.name === 'MaxRetriesPerRequestError' || /^Connection is closed|ECONNREFUSED|ECONNRESET/.test(error.message));

/** Waits for an answer of Redis, not for long; throws Unavailable when there is none or a bad one. */
export async function reached<T>(answer: Promise<T>): Promise<T> {
  try {
    return await within(ANSWER_MS, answer);
  } catch (error) {
    throw new Unavailable('Redis', error);
  }
}

/** Waits for a promise, and throws when that takes too long. */
export async function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const impatience = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([promise, impatience]);
  } finally {
    clearTimeout(timer);
  }
}

/** A server that does not answer cannot be asked to close. */
async function closeSoon(connection: Redis): Promise<void> {
  if (connection.status === 'ready') await within(CLOSE_MS, connection.quit()).catch(() => undefined);
  connection.disconnect();
}
