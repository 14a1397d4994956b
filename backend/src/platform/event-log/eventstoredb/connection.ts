import { setTimeout as pause } from 'node:timers/promises';
import { type Credentials, EventStoreDBClient, NotLeaderError, StreamNotFoundError, TimeoutError, WrongExpectedVersionError } from '@eventstore/db-client';
import { UnreadableFact, WrongExpectedRevision } from '../../../kernel/event-log.js';
import { EventStoreSilent } from './drained.js';
import { parseEventStoreUrl } from './event-store-url.js';

const FIRST_PAUSE_MS = 25;
const LONGEST_PAUSE_MS = 500;
/** gRPC codes that say no for good: invalid argument, permission denied, failed precondition, unimplemented, unauthenticated. */
const FINAL_CODES = new Set([3, 7, 9, 12, 16]);
/** What asking once more would not change. */
const FINAL = [WrongExpectedVersionError, WrongExpectedRevision, StreamNotFoundError, UnreadableFact];

/** The protected parts of the client that this adapter cannot do without. */
interface Innards {
  supports(): Promise<boolean>;
  getChannel(): Promise<{ close(): void }>;
}

/** The way to an event store: its client, renewed when the server was lost. */
export class Connection {
  readonly servers: string;
  client: EventStoreDBClient;
  private readonly url: string;
  private readonly credentials: Credentials | undefined;

  constructor(url: string) {
    const parsed = parseEventStoreUrl(url);
    this.servers = parsed.servers;
    this.url = parsed.urlWithoutCredentials;
    this.credentials = parsed.credentials;
    this.client = this.connect();
  }

  /** What every request carries. All ask the leader: a follower may be behind what has been acknowledged. */
  get options(): { credentials?: Credentials; requiresLeader: true } {
    return { ...(this.credentials && { credentials: this.credentials }), requiresLeader: true };
  }

  /** Does it, and again for a while when the server was away or not the leader; rejects as the last time did. */
  async trying<T>(patienceMs: number, action: (client: EventStoreDBClient, attempt: number) => Promise<T>): Promise<T> {
    const until = Date.now() + patienceMs;
    for (let attempt = 0; ; attempt++) {
      const { client } = this;
      try {
        return await action(client, attempt);
      } catch (error) {
        if (isFinal(error)) throw error;
        this.failed(client, error);
        const wait = Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS);
        if (Date.now() + wait > until) throw error;
        await pause(wait);
      }
    }
  }

  /** Takes a new client after a failure, unless somebody has done so already. */
  failed(client: EventStoreDBClient, error: unknown): void {
    // The client itself turns to the leader that it was told of; a server that gave up has answered.
    if (client !== this.client || isFinal(error) || error instanceof NotLeaderError || error instanceof TimeoutError) return;
    // Of lost connections the client lets go by itself.
    if (error instanceof EventStoreSilent) closeChannel(client);
    this.client = this.connect();
  }

  async close(): Promise<void> {
    await this.client.dispose();
    closeChannel(this.client);
  }

  private connect(): EventStoreDBClient {
    const client = EventStoreDBClient.connectionString(this.url);
    // Appends in batches share one map over all clients of a process: when one loses its connection, the appends of all are refused, and
    // an answer that comes after that ends the process. Each append on its own has none of this.
    (client as unknown as Innards).supports = async () => false;
    return client;
  }
}

function isFinal(error: unknown): boolean {
  if (FINAL.some((kind) => error instanceof kind)) return true;
  const { code } = error as { code?: unknown };
  return typeof code === 'number' && FINAL_CODES.has(code);
}

function closeChannel(client: EventStoreDBClient): void {
  // A client that cannot even make a channel has none that could stay open.
  (client as unknown as Innards).getChannel().then(
    (channel) => channel.close(),
    () => undefined,
  );
}
