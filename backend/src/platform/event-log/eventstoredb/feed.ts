import { setTimeout as pause } from 'node:timers/promises';
import {
  type AllStreamRecordedEvent,
  type AllStreamResolvedEvent,
  type AllStreamSubscription,
  type EventStoreDBClient,
  excludeSystemEvents,
  type Position,
  START,
  TimeoutError,
} from '@eventstore/db-client';
import type { StoredEvent } from '../../../kernel/event.js';
import { START as LOG_START, UnreadableFact } from '../../../kernel/event-log.js';
import type { Connection } from './connection.js';
import { drained } from './drained.js';
import type { Ends } from './ends.js';
import { isOfSystem, positionOf, toNumber, toPosition, toRecorded } from './recorded-event.js';
import { PAGE, UntilCalm } from './until-calm.js';

const FIRST_PAUSE_MS = 25;
const LONGEST_PAUSE_MS = 1_000;
/** How long a subscription may take to begin. */
const CONFIRMATION_MS = 10_000;
const PAGE_SILENCE_MS = 10_000;

interface Waiting {
  readonly position: number;
  readonly resolve: (reached: boolean) => void;
}

/**
 * The one subscription of a log: the newest events in memory, in order and without a gap, for all followers of a process. It holds a
 * bounded number of them; who is further behind asks the server. After a lost connection it goes on where it was. When more comes than the
 * server keeps for a subscription, it falls behind: it reads page after page at its own pace and subscribes again when it is calm.
 */
export class Feed {
  /** Whether the subscription is there now, or what it would tell is read by pages. */
  live = false;
  /** Every event up to here has been delivered. */
  covered: number;
  /** Position of the last of them that is not the server's own, or START. */
  last: number;
  private events: StoredEvent[] = [];
  /** Every event behind this and up to `covered` is in `events`. */
  private from: number;
  private checkpoint = LOG_START;
  private subscription: AllStreamSubscription | null = null;
  private readonly waiting = new Set<Waiting>();
  private readonly stopping = new AbortController();
  private readonly pages = new UntilCalm(() => this.waiting.size > 0, this.stopping.signal);
  private following: Promise<void> | null = null;

  constructor(
    private readonly connection: Connection,
    private readonly capacity: number,
    { head, examined }: Ends,
    private readonly heard: () => void,
    private readonly fellBehind: () => void,
  ) {
    this.covered = examined;
    this.last = head;
    this.from = head;
  }

  start(): void {
    this.following = this.follow();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    this.unsubscribe();
    await this.following;
    for (const { resolve } of this.waiting) resolve(false);
  }

  /** Events after a position, or null when they are not all here. With fewer than `limit` events, everything up to `upTo` is known. */
  after(position: number, limit: number, upTo: number): StoredEvent[] | null {
    if (!this.live || position < this.from) return null;
    const first = this.indexAfter(position);
    const events = this.events.slice(first, first + limit);
    return events.length === limit || this.covered >= upTo ? events : null;
  }

  /** Whether everything up to a position is delivered within a time. */
  reaches(position: number, withinMs: number): Promise<boolean> {
    if (this.covered >= position) return Promise.resolve(true);
    if (!this.live) return Promise.resolve(false);
    return new Promise((resolve) => {
      const waiting = { position, resolve: (reached: boolean) => settle(reached) };
      const timer = setTimeout(() => settle(false), withinMs);
      const settle = (reached: boolean) => {
        clearTimeout(timer);
        this.waiting.delete(waiting);
        resolve(reached);
      };
      this.waiting.add(waiting);
      this.pages.hurry();
    });
  }

  private async follow(): Promise<void> {
    for (let failures = 0; !this.stopping.signal.aborted; ) {
      const { client } = this.connection;
      try {
        await this.subscribed(client);
      } catch (error) {
        if (await this.readOn(client, error)) continue;
      }
      failures = this.live ? 0 : failures + 1;
      this.live = false;
      this.unsubscribe();
      const wait = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
      // Stopping is the one thing that cuts the pause short.
      await pause(wait, undefined, { signal: this.stopping.signal }).catch(() => undefined);
    }
  }

  /** After the end of a subscription that was too slow, reads by pages until it is calm; false after another end, or when that cannot be done either. */
  private async readOn(client: EventStoreDBClient, end: unknown): Promise<boolean> {
    this.unsubscribe();
    try {
      if (!this.live || !(end instanceof TimeoutError)) throw end;
      this.fellBehind();
      await this.pages.read(() => this.takePage(client));
      return true;
    } catch (error) {
      // `live` tells that the subscription is gone; it is tried again until the log is closed.
      this.connection.failed(client, error);
      return false;
    }
  }

  private async takePage(client: EventStoreDBClient): Promise<number> {
    let count = 0;
    const fromPosition = this.covered === LOG_START ? START : toPosition(this.covered);
    await drained(client.readAll({ fromPosition, maxCount: PAGE, ...this.connection.options }), PAGE_SILENCE_MS, (resolved) => {
      count += 1;
      this.take(resolved);
    });
    return count;
  }

  /** Resolves or rejects when the subscription has ended. */
  private subscribed(client: EventStoreDBClient): Promise<void> {
    return new Promise((resolve, reject) => {
      this.checkpoint = LOG_START;
      const subscription = client.subscribeToAll({
        fromPosition: this.covered === LOG_START ? START : toPosition(this.covered),
        filter: excludeSystemEvents({ checkpointReached: (_, position) => this.reached(position) }),
        ...this.connection.options,
      });
      this.subscription = subscription;
      const silent = setTimeout(() => reject(new Error(`no subscription began within ${CONFIRMATION_MS} ms`)), CONFIRMATION_MS);
      subscription.on('confirmation', () => {
        clearTimeout(silent);
        this.live = true;
        // Whoever asked meanwhile was sent to the server; now there may be more.
        this.heard();
      });
      subscription.on('data', (resolved) => this.take(resolved));
      // From version 24.2 on it reads on by itself.
      subscription.on('fellBehind', this.fellBehind);
      subscription.on('error', (error) => {
        clearTimeout(silent);
        reject(error);
      });
      for (const end of ['end', 'close'] as const)
        subscription.on(end, () => {
          clearTimeout(silent);
          resolve();
        });
    });
  }

  private unsubscribe(): void {
    // Ending a subscription that is lost already is no failure of its own.
    this.subscription?.unsubscribe().catch(() => undefined);
    this.subscription?.destroy();
    this.subscription = null;
  }

  private take({ event }: AllStreamResolvedEvent): void {
    if (!event) return;
    const position = positionOf(event);
    // A subscription that goes on may repeat what was there.
    if (position <= this.covered) return;
    if (!isOfSystem(event)) this.keepReadable(event);
    this.advance(position);
    this.applyCheckpoint();
  }

  /** One that cannot be read is left to the server: whoever comes to it asks there, and is told which one it is. */
  private keepReadable(event: AllStreamRecordedEvent): void {
    try {
      this.keep(toRecorded(event));
    } catch (error) {
      if (!(error instanceof UnreadableFact)) throw error;
      this.events = [];
      this.from = this.last = positionOf(event);
      this.heard();
    }
  }

  private keep(event: StoredEvent): void {
    this.events.push(event);
    this.last = event.position;
    // Twice the capacity at most, so that moving the rest is rare.
    if (this.events.length >= this.capacity * 2) {
      const dropped = this.events.splice(0, this.events.length - this.capacity);
      this.from = dropped.at(-1)?.position ?? this.from;
    }
    this.heard();
  }

  private reached(position: Position): void {
    this.checkpoint = toNumber(position) ?? this.checkpoint;
    this.applyCheckpoint();
  }

  /** A checkpoint may be told before the events in front of it: the client keeps those in a buffer. */
  private applyCheckpoint(): void {
    if (this.checkpoint > this.covered && this.subscription?.readableLength === 0) this.advance(this.checkpoint);
  }

  private advance(position: number): void {
    this.covered = position;
    for (const waiting of this.waiting) if (waiting.position <= position) waiting.resolve(true);
  }

  private indexAfter(position: number): number {
    let [low, high] = [0, this.events.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.events[middle] as StoredEvent).position <= position) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
