import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Connection, mongo } from 'mongoose';
import type { Lease, Leases } from '../../kernel/leases.js';
import { databaseOf, isDuplicate, reaching } from '../mongo-connection.js';
import type { Failed } from '../stack.js';

/** A lease as it stands in the database. Nobody holds it when `holder` is null; `beat` changes as long as its holder lives. */
interface Stand {
  readonly _id: string;
  readonly holder: string | null;
  readonly beat: number;
  readonly fence: number;
}
interface Told {
  worked(): void;
  failed(error: unknown): void;
}

const TTL_MS = 10_000;

export interface MongoLeasesOptions {
  readonly failed: Failed;
  /** How long a holder may be silent until another may follow it. */
  readonly ttlMs?: number;
}

/**
 * Leases in MongoDB, kept without comparing clocks: a holder raises the beat every third of the time to live and counts the lease as lost
 * after two thirds without an answer; another takes it over after it has itself seen the same beat for the whole of it.
 */
export class MongoLeases implements Leases {
  private readonly stands: mongo.Collection<Stand>;
  private readonly leases = new Set<MongoLease>();
  private readonly ttlMs: number;
  private readonly failed: Failed;
  private isAway = false;

  constructor(connection: Connection, { failed, ttlMs = TTL_MS }: MongoLeasesOptions) {
    this.stands = databaseOf(connection).collection<Stand>('leases');
    this.ttlMs = ttlMs;
    this.failed = failed;
  }

  seek(name: string, changed: () => void): Lease {
    const lease = new MongoLease(this.stands, name, this.ttlMs, changed, {
      worked: () => {
        this.isAway = false;
      },
      failed: (error) => this.report(error),
    });
    this.leases.add(lease);
    lease.start();
    return lease;
  }

  async close(): Promise<void> {
    await Promise.all([...this.leases].map((lease) => lease.release()));
    this.leases.clear();
  }

  /** Once for each time that the database is away, however many leases find it out. */
  private report(error: unknown): void {
    if (!this.isAway) this.failed('leases', error);
    this.isAway = true;
  }
}

class MongoLease implements Lease {
  private readonly id = `${hostname()}:${process.pid}:${randomUUID()}`;
  private held: { readonly fence: number; readonly until: number } | null = null;
  private seen: { readonly holder: string | null; readonly beat: number; readonly since: number } | null = null;
  private isOver = false;
  private looking: Promise<void> = Promise.resolve();
  private next: NodeJS.Timeout | undefined;
  private expiry: NodeJS.Timeout | undefined;

  constructor(
    private readonly stands: mongo.Collection<Stand>,
    private readonly name: string,
    private readonly ttlMs: number,
    private readonly changed: () => void,
    private readonly told: Told,
  ) {}

  /** Reads the clock at every question: a process that was paused must not think that it holds what another has by now. */
  get fence(): number | null {
    return this.held && performance.now() < this.held.until ? this.held.fence : null;
  }

  start(): void {
    this.looking = this.look();
  }

  async release(): Promise<void> {
    if (this.isOver) return this.looking;
    this.isOver = true;
    clearTimeout(this.next);
    this.looking = this.looking.then(() => this.giveBack());
    await this.looking;
  }

  private async look(): Promise<void> {
    try {
      await reaching('the leases', () => (this.fence === null ? this.tryToTake() : this.renew(this.fence)));
      this.told.worked();
    } catch (error) {
      this.told.failed(error);
    }
    if (this.isOver) return;
    this.next = setTimeout(() => {
      this.looking = this.look();
    }, this.ttlMs / 3);
  }

  private async renew(fence: number): Promise<void> {
    const began = performance.now();
    const { matchedCount } = await this.stands.updateOne({ _id: this.name, holder: this.id, fence }, { $inc: { beat: 1 } });
    if (matchedCount === 1) this.hold(fence, began);
    else this.lose();
  }

  private async tryToTake(): Promise<void> {
    this.lose();
    const stand = await this.stands.findOne({ _id: this.name });
    if (this.isOver) return;
    const began = performance.now();
    if (!stand) {
      if (await this.insert()) this.hold(1, began);
      return;
    }
    if (!this.isFree(stand)) return;
    const { holder, beat, fence } = stand;
    const change = { $set: { holder: this.id, fence: fence + 1 }, $inc: { beat: 1 } };
    const { matchedCount } = await this.stands.updateOne({ _id: this.name, holder, beat }, change);
    if (matchedCount === 1) this.hold(fence + 1, began);
  }

  /** Given back, its own from before it lost it, or silent for as long as it may be. */
  private isFree({ holder, beat }: Stand): boolean {
    if (holder === null || holder === this.id) return true;
    const now = performance.now();
    if (this.seen?.holder !== holder || this.seen.beat !== beat) this.seen = { holder, beat, since: now };
    return now - this.seen.since >= this.ttlMs;
  }

  private async insert(): Promise<boolean> {
    try {
      await this.stands.insertOne({ _id: this.name, holder: this.id, beat: 1, fence: 1 });
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }

  /** The time runs from before the server was asked: whoever sees this beat can only have seen it later. */
  private hold(fence: number, began: number): void {
    const until = began + (this.ttlMs * 2) / 3;
    // An answer that comes so late is no answer; the next look takes it anew under another fence.
    if (performance.now() >= until) {
      this.lose();
      return;
    }
    const isNew = this.held === null;
    this.seen = null;
    this.held = { fence, until };
    clearTimeout(this.expiry);
    this.expiry = setTimeout(() => this.lose(), until - performance.now() + 1);
    if (isNew) this.changed();
  }

  private lose(): void {
    if (!this.held) return;
    clearTimeout(this.expiry);
    this.held = null;
    this.changed();
  }

  private async giveBack(): Promise<void> {
    clearTimeout(this.expiry);
    clearTimeout(this.next);
    const { held } = this;
    this.held = null;
    if (!held) return;
    try {
      await reaching('the leases', () =>
        this.stands.updateOne({ _id: this.name, holder: this.id, fence: held.fence }, { $set: { holder: null }, $inc: { beat: 1 } }),
      );
    } catch (error) {
      // It ends by itself when its time is over.
      this.told.failed(error);
    }
  }
}
