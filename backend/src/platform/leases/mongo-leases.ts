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
const TTL_MS = 10_000;

export interface MongoLeasesOptions {
  readonly failed: Failed;
  /** How long a holder may be silent until another may follow it. */
  readonly ttlMs?: number;
}

/**
 * Leases in MongoDB, kept without comparing clocks: a holder raises the beat every third of the time to live and counts the lease as lost
 * after two thirds without an answer; another takes it over after it has itself seen the same beat for the whole of it. What a process
 * does with many leases at a time it does in one call, for a server has dozens of them.
 */
export class MongoLeases implements Leases {
  private readonly stands: mongo.Collection<Stand>;
  private readonly leases = new Set<MongoLease>();
  private readonly ttlMs: number;
  private readonly failed: Failed;
  private isAway = false;
  private isOver = false;
  /** What is under way; of each kind one at a time. */
  private renewing: Promise<void> = Promise.resolve();
  private seeking: Promise<void> = Promise.resolve();
  private returning: Promise<void> | null = null;
  private newcomers: MongoLease[] = [];
  private returned: string[] = [];
  private nextRenewal: NodeJS.Timeout | undefined;
  private nextSearch: NodeJS.Timeout | undefined;

  constructor(connection: Connection, { failed, ttlMs = TTL_MS }: MongoLeasesOptions) {
    this.stands = databaseOf(connection).collection<Stand>('leases');
    this.ttlMs = ttlMs;
    this.failed = failed;
  }

  seek(name: string, changed: () => void): Lease {
    const lease = new MongoLease(name, this.ttlMs, changed, (given) => this.giveBack(given));
    this.leases.add(lease);
    this.newcomers.push(lease);
    // Whoever seeks several in one go has them looked for together.
    if (this.newcomers.length === 1) queueMicrotask(() => this.lookForNewcomers());
    this.nextRenewal ??= this.later(() => this.renewOnAndOn());
    this.nextSearch ??= this.later(() => this.seekOnAndOn());
    return lease;
  }

  async close(): Promise<void> {
    this.isOver = true;
    clearTimeout(this.nextRenewal);
    clearTimeout(this.nextSearch);
    await Promise.all([...this.leases].map((lease) => lease.release()));
  }

  private later(work: () => void): NodeJS.Timeout {
    return setTimeout(work, this.ttlMs / 3);
  }

  private lookForNewcomers(): void {
    const newcomers = this.newcomers.splice(0);
    this.seeking = this.seeking.then(() => this.trying(() => this.tryToTake(newcomers)));
  }

  private seekOnAndOn(): void {
    this.seeking = this.seeking.then(async () => {
      await this.trying(() => this.tryToTake([...this.leases]));
      if (!this.isOver) this.nextSearch = this.later(() => this.seekOnAndOn());
    });
  }

  private renewOnAndOn(): void {
    this.renewing = this.trying(() => this.renew()).then(() => {
      if (!this.isOver) this.nextRenewal = this.later(() => this.renewOnAndOn());
    });
  }

  /** Says once for each time that the database is away; `work` answers whether it has asked it. */
  private async trying(work: () => Promise<boolean>): Promise<void> {
    try {
      if (await reaching('the leases', work)) this.isAway = false;
    } catch (error) {
      if (!this.isAway) this.failed('leases', error);
      this.isAway = true;
    }
  }

  private async renew(): Promise<boolean> {
    const began = performance.now();
    const held = [...this.leases].flatMap((lease) => (lease.fence === null ? [] : [{ lease, id: lease.id, fence: lease.fence }]));
    if (held.length === 0) return false;
    const holder = { $in: held.map(({ id }) => id) };
    const { matchedCount } = await this.stands.updateMany({ holder }, { $inc: { beat: 1 } });
    const isAll = matchedCount === held.length;
    const still = isAll ? [] : await this.stands.find({ holder }, { projection: { holder: 1 } }).toArray();
    for (const { lease, id, fence } of held) lease.renewed(fence, began, isAll || still.some((stand) => stand.holder === id));
    return true;
  }

  private async tryToTake(leases: readonly MongoLease[]): Promise<boolean> {
    const sought = leases.filter((lease) => lease.isSought);
    if (sought.length === 0) return false;
    for (const lease of sought) lease.lose();
    const stands = await this.stands.find({ _id: { $in: [...new Set(sought.map(({ name }) => name))] } }).toArray();
    const byName = new Map(stands.map((stand) => [stand._id, stand]));
    // All of them to their end, also where one fails: what is still under way could win a lease that was given up meanwhile.
    const ends = await Promise.allSettled(sought.map((lease) => lease.tryToTake(byName.get(lease.name), this.stands)));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
    return true;
  }

  /** A lease that is over, when nothing is under way any more that could still win it. */
  private async giveBack(lease: MongoLease): Promise<void> {
    await Promise.all([this.renewing, this.seeking]);
    this.leases.delete(lease);
    if (!lease.isHeld) return;
    lease.forget();
    this.returned.push(lease.id);
    // Those that are given back in one go are written together; one that fails ends by itself when its time is over.
    this.returning ??= Promise.resolve().then(() => {
      const holder = { $in: this.returned.splice(0) };
      this.returning = null;
      return this.trying(async () => {
        await this.stands.updateMany({ holder }, { $set: { holder: null }, $inc: { beat: 1 } });
        return true;
      });
    });
    await this.returning;
  }
}

class MongoLease implements Lease {
  readonly id = `${hostname()}:${process.pid}:${randomUUID()}`;
  private held: { readonly fence: number; readonly until: number } | null = null;
  private seen: { readonly holder: string | null; readonly beat: number; readonly since: number } | null = null;
  private ending: Promise<void> | null = null;
  private expiry: NodeJS.Timeout | undefined;

  constructor(
    readonly name: string,
    private readonly ttlMs: number,
    private readonly changed: () => void,
    private readonly giveBack: (lease: MongoLease) => Promise<void>,
  ) {}

  /** Reads the clock at every question: a process that was paused must not think that it holds what another has by now. */
  get fence(): number | null {
    return this.held && performance.now() < this.held.until ? this.held.fence : null;
  }

  /** Whether it was won and not lost since, by whatever the clock says. */
  get isHeld(): boolean {
    return this.held !== null;
  }

  get isSought(): boolean {
    return this.ending === null && this.fence === null;
  }

  release(): Promise<void> {
    this.ending ??= this.giveBack(this);
    return this.ending;
  }

  forget(): void {
    clearTimeout(this.expiry);
    this.held = null;
  }

  /** What became of the beat of a holder. By now it may have lost it, or hold it anew; then it is about an earlier time. */
  renewed(fence: number, began: number, isStillOurs: boolean): void {
    if (this.held?.fence !== fence) return;
    if (isStillOurs) this.hold(fence, began);
    else this.lose();
  }

  async tryToTake(stand: Stand | undefined, stands: mongo.Collection<Stand>): Promise<void> {
    if (!this.isSought) return;
    const began = performance.now();
    if (!stand) {
      if (await this.insert(stands)) this.hold(1, began);
      return;
    }
    if (!this.isFree(stand)) return;
    const { holder, beat, fence } = stand;
    const change = { $set: { holder: this.id, fence: fence + 1 }, $inc: { beat: 1 } };
    const { matchedCount } = await stands.updateOne({ _id: this.name, holder, beat }, change);
    if (matchedCount === 1) this.hold(fence + 1, began);
  }

  lose(): void {
    if (!this.held) return;
    this.forget();
    this.changed();
  }

  /** Given back, its own from before it lost it, or silent for as long as it may be. */
  private isFree({ holder, beat }: Stand): boolean {
    if (holder === null || holder === this.id) return true;
    const now = performance.now();
    if (this.seen?.holder !== holder || this.seen.beat !== beat) this.seen = { holder, beat, since: now };
    return now - this.seen.since >= this.ttlMs;
  }

  private async insert(stands: mongo.Collection<Stand>): Promise<boolean> {
    try {
      await stands.insertOne({ _id: this.name, holder: this.id, beat: 1, fence: 1 });
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
}
