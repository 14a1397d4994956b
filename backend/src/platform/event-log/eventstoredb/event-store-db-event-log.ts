import {
  BACKWARDS,
  START as BEGINNING,
  END,
  type EventStoreDBClient,
  NO_STREAM as MUST_BE_NEW,
  StreamNotFoundError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import type { NewEvent, StoredEvent } from '../../../kernel/event.js';
import {
  type Appended,
  type EventLog,
  EventLogUnavailable,
  type ExpectedRevision,
  NO_STREAM,
  START,
  WrongExpectedRevision,
} from '../../../kernel/event-log.js';
import { refuseTooGreat } from '../append-size.js';
import { Connection } from './connection.js';
import { drained } from './drained.js';
import { type Ends, readEnds } from './ends.js';
import { asLogFailure, EventStoreTooOld, EventStoreUnreachable } from './failures.js';
import { Feed } from './feed.js';
import { isOfSystem, positionOf, toNumber, toPosition, toRecorded, toStored } from './recorded-event.js';
import { refuseOld, versionOf } from './server-version.js';

export interface EventStoreDbOptions {
  /** How long opening waits for the server. */
  readonly openWithinMs?: number;
  /** How long an append whose fate is not known is repeated. */
  readonly appendWithinMs?: number;
  /** How long a read is repeated while the server is away. */
  readonly readWithinMs?: number;
  /** After how long without a word a read is given up. */
  readonly silenceMs?: number;
  /** How many of the newest events are kept in memory (up to twice as many for moments). */
  readonly keptEvents?: number;
  /** Told each time the server found the subscription too slow: by the end of it, or in words. */
  readonly fellBehind?: () => void;
}

const DEFAULTS: Required<EventStoreDbOptions> = {
  openWithinMs: 10_000,
  appendWithinMs: 5_000,
  readWithinMs: 1_000,
  silenceMs: 10_000,
  keptEvents: 4_096,
  fellBehind: () => undefined,
};
const WRITABLE_WITHIN_MS = 500;
const WRITABLE_SILENCE_MS = 2_000;
/** How long a read waits for the subscription to deliver what was just appended before it asks the server. */
const DELIVERY_MS = 50;
/** What is asked of no stream by itself. */
const ALL = '$all';
const SMALLEST_PAGE = 16;
const LARGEST_PAGE = 1_024;

/** The event log in an EventStoreDB server or cluster. */
export class EventStoreDbEventLog implements EventLog {
  private readonly listeners = new Set<() => void>();
  private readonly pending = new Set<Promise<unknown>>();
  private readonly feed: Feed;
  private telling = false;
  private closed = false;
  /** Position of the last append that this log has acknowledged. */
  private acknowledged = START;

  private constructor(
    private readonly connection: Connection,
    private readonly options: Required<EventStoreDbOptions>,
    private known: Ends,
  ) {
    this.feed = new Feed(connection, options.keptEvents, known, () => this.tell(), options.fellBehind);
    this.feed.start();
  }

  /** Connects to the servers that a connection string names (`esdb://user:password@host:2113?tls=true`). Rejects with EventStoreUnreachable or EventStoreTooOld. */
  static async open(url: string, options: EventStoreDbOptions = {}): Promise<EventStoreDbEventLog> {
    const settings = { ...DEFAULTS, ...options };
    const connection = new Connection(url);
    const began = Date.now();
    const until = began + settings.openWithinMs;
    const left = () => Math.max(1, until - Date.now());
    try {
      refuseOld(await connection.trying(settings.openWithinMs, (client) => versionOf(client, left())));
      const ends = await connection.trying(left(), (client) => readEnds(client, connection, left(), { head: START, examined: START }));
      return new EventStoreDbEventLog(connection, settings, ends);
    } catch (cause) {
      const triedForMs = Date.now() - began;
      await connection.close();
      throw cause instanceof EventStoreTooOld ? cause : new EventStoreUnreachable(connection.servers, triedForMs, cause);
    }
  }

  /** Whether the subscription to new events is there now. */
  get live(): boolean {
    return this.feed.live;
  }

  /** How far the subscription is behind the head, in positions. */
  async lag(): Promise<number> {
    return Math.max(0, (await this.head()) - this.feed.covered);
  }

  async append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<Appended> {
    const ask = (client: EventStoreDBClient, attempt: number) => this.appendOnce(client, attempt, stream, expected, events);
    refuseTooGreat(
      stream,
      events.map(({ data }) => JSON.stringify(data)),
    );
    const appended = await this.asking(stream, this.options.appendWithinMs, ask);
    this.acknowledged = Math.max(this.acknowledged, appended.position);
    this.tell();
    return appended;
  }

  readStream(stream: string, { from = 0, limit = -1 }: { from?: number; limit?: number } = {}): Promise<StoredEvent[]> {
    return this.asking(stream, this.options.readWithinMs, (client) => this.eventsOf(client, stream, from, limit));
  }

  async readAll(after: number, limit: number): Promise<StoredEvent[]> {
    if (limit <= 0) return [];
    if (!this.closed) {
      const upTo = Math.max(this.acknowledged, this.known.head);
      if (this.feed.live && after < upTo) await this.feed.reaches(upTo, DELIVERY_MS);
      const kept = this.feed.after(after, limit, upTo);
      if (kept) return kept;
    }
    return this.asking(ALL, this.options.readWithinMs, (client) => this.eventsAfter(client, after, limit));
  }

  head(): Promise<number> {
    return this.asking(ALL, this.options.readWithinMs, async (client) => {
      // What the subscription has gone through need not be looked at again.
      this.learn({ head: this.feed.last, examined: this.feed.covered });
      this.learn(await readEnds(client, this.connection, this.options.silenceMs, this.known));
      return this.known.head;
    });
  }

  async writable(): Promise<boolean> {
    try {
      await this.asking(ALL, WRITABLE_WITHIN_MS, (client) =>
        drained(client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1, ...this.connection.options }), WRITABLE_SILENCE_MS, () => undefined),
      );
      return true;
    } catch {
      // Whatever the reason, the answer to the question is no; an append would tell the reason.
      return false;
    }
  }

  onAppended(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    await Promise.allSettled(this.pending);
    await this.feed.stop();
    await this.connection.close();
  }

  /** Asks the server something about a stream, patiently. */
  private async asking<T>(stream: string, patienceMs: number, action: (client: EventStoreDBClient, attempt: number) => Promise<T>): Promise<T> {
    if (this.closed) throw new EventLogUnavailable(new Error('the event log is closed'));
    const asking = this.connection.trying(patienceMs, action);
    this.pending.add(asking);
    try {
      return await asking;
    } catch (error) {
      throw asLogFailure(stream, error);
    } finally {
      this.pending.delete(asking);
    }
  }

  private async appendOnce(
    client: EventStoreDBClient,
    attempt: number,
    stream: string,
    expected: ExpectedRevision,
    events: readonly NewEvent[],
  ): Promise<Appended> {
    if (events.length === 0) return this.appendNothing(client, stream, expected);
    const before = Math.max(this.acknowledged, this.feed.covered);
    try {
      const { nextExpectedRevision, position } = await client.appendToStream(stream, events.map(toStored), {
        expectedRevision: expected === NO_STREAM ? MUST_BE_NEW : BigInt(expected),
        deadline: Math.max(1_000, this.options.appendWithinMs / 2),
        ...this.connection.options,
      });
      const told = toNumber(position);
      // Of an append that stood there already the server may not know the position.
      if (attempt === 0 && told !== null && told > before) return { position: told, revision: Number(nextExpectedRevision) };
      const repeated = await this.repeated(client, stream, expected, events);
      if (!repeated) throw new Error(`what was appended to ${stream} at ${expected} is not there`);
      return repeated;
    } catch (error) {
      if (!(error instanceof WrongExpectedVersionError)) throw error;
      const repeated = await this.repeated(client, stream, expected, events);
      if (repeated) return repeated;
      const { actualVersion } = error;
      throw new WrongExpectedRevision(stream, expected, typeof actualVersion === 'bigint' ? Number(actualVersion) : NO_STREAM);
    }
  }

  private async appendNothing(client: EventStoreDBClient, stream: string, expected: ExpectedRevision): Promise<Appended> {
    const actual = (await this.eventsOf(client, stream, 0, -1)).at(-1)?.revision ?? NO_STREAM;
    if (actual !== expected) throw new WrongExpectedRevision(stream, expected, actual);
    return { position: (await readEnds(client, this.connection, this.options.silenceMs, this.known)).head, revision: expected };
  }

  private async repeated(client: EventStoreDBClient, stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<Appended | null> {
    const there = await this.eventsOf(client, stream, expected + 1, events.length);
    const same = there.length === events.length && there.every(({ id }, index) => id === events[index]?.id.toLowerCase());
    const last = there.at(-1);
    return same && last ? { position: last.position, revision: last.revision } : null;
  }

  private async eventsOf(client: EventStoreDBClient, stream: string, from: number, limit: number): Promise<StoredEvent[]> {
    if (limit === 0) return [];
    const events: StoredEvent[] = [];
    const read = client.readStream(stream, { fromRevision: BigInt(from), ...(limit > 0 && { maxCount: limit }), ...this.connection.options });
    try {
      await drained(read, this.options.silenceMs, ({ event }) => {
        if (event) events.push(toRecorded(event));
      });
    } catch (error) {
      if (error instanceof StreamNotFoundError) return [];
      throw error;
    }
    return events;
  }

  private async eventsAfter(client: EventStoreDBClient, after: number, limit: number): Promise<StoredEvent[]> {
    const events: StoredEvent[] = [];
    let last = after;
    // The server begins with the event at the position itself. Pages grow, for there may be nothing but the server's own events in them.
    for (let maxCount = Math.min(Math.max(limit + 1, SMALLEST_PAGE), LARGEST_PAGE); ; maxCount = Math.min(maxCount * 4, LARGEST_PAGE)) {
      let count = 0;
      const read = client.readAll({ fromPosition: last === START ? BEGINNING : toPosition(last), maxCount, ...this.connection.options });
      await drained(read, this.options.silenceMs, ({ event }) => {
        count += 1;
        if (!event) return;
        const position = positionOf(event);
        if (position > last && events.length < limit && !isOfSystem(event)) events.push(toRecorded(event));
        last = Math.max(last, position);
      });
      if (events.length >= limit || count < maxCount) return events;
    }
  }

  private learn({ head, examined }: Ends): void {
    this.known = { head: Math.max(this.known.head, head), examined: Math.max(this.known.examined, examined) };
  }

  private tell(): void {
    if (this.telling) return;
    this.telling = true;
    setImmediate(() => {
      this.telling = false;
      if (!this.closed) for (const listener of this.listeners) listener();
    });
  }
}
