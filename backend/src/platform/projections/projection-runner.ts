import type { RecordedEvent, StoredEvent } from '../../kernel/event.js';
import { BEGINNING, type Checkpoint, checkpointAt, type EventLog } from '../../kernel/event-log.js';
import type { EventReader } from '../../kernel/event-reader.js';
import type { Lease, Leases } from '../../kernel/leases.js';
import { folds, type Projection, project } from '../../kernel/projection.js';
import { Unavailable } from '../../kernel/unavailable.js';
import { type Batch, StaleBatch, type Step, type ViewStore } from '../../kernel/view-store.js';
import type { Write } from '../../kernel/views.js';
import type { GroupPositions } from '../following/group-positions.js';
import { IDLE } from '../following/held.js';
import { LogFollower } from '../following/log-follower.js';
import type { Parking } from '../parking/parking.js';
import { type Told, toldInOrder } from './told-in-order.js';

/** Events folded between two breaths of the event loop, unless said otherwise. */
const BATCH = 500;
/** A batch ends with the event that fills this many writes; one event may make hundreds. */
const MOST_WRITES = 5_000;
/** How often an event is tried before it is parked. */
const ATTEMPTS = 3;

export interface ProjectionTools {
  readonly log: EventLog;
  readonly views: ViewStore;
  readonly reader: EventReader;
  readonly leases: Leases;
  readonly parking: Parking;
  readonly positions: GroupPositions;
}

export interface Pace {
  readonly batch?: number;
  readonly mostWrites?: number;
  /** As mostWrites, but of documents: what many writes make of one is written once. */
  readonly mostDocuments?: number;
  readonly idleMs?: number;
  /** Whether others have as much time between two batches as a batch takes. */
  readonly rests?: boolean;
  /** Called once, when there is little left to fold. */
  readonly caughtUp?: () => void;
}

const HALF = 0.5;

/** A projection that this process folds, as long as it holds the lease. */
interface Fold {
  readonly projection: Projection;
  readonly lease: Lease;
  readonly fence: number;
  /** The checkpoint as it stands in the store. */
  stored: number;
  /** Up to where the views hold everything: beyond the checkpoint there was nothing to fold. */
  passed: Checkpoint;
  /** Events passed since the checkpoint was written. */
  unwritten: number;
}

/** What the next batch makes of the events up to a position. */
interface Folded {
  readonly end: Checkpoint;
  readonly events: readonly StoredEvent[];
  readonly steps: ReadonlyMap<Fold, readonly Step[]>;
}

/**
 * Keeps views up to date: events in, batches of writes with their checkpoints out. Of all processes one folds a projection at a time. Where
 * there was nothing to fold, the checkpoint is written now and then only.
 */
export class ProjectionRunner {
  readonly follower: LogFollower;
  private readonly leases = new Map<Projection, Lease>();
  private folds: readonly Fold[] = [];
  /** How many events a batch has … */
  private readonly batch: number;
  /** … and the next one: few where one of them cannot be written, or where they make many writes. */
  private size: number;
  private readonly mostWrites: number;
  private readonly mostDocuments: number;
  private readonly idleMs: number;
  private caughtUp: (() => void) | undefined;
  /** Set by the clock, when checkpoints have not been written for long. */
  private isTimeToKeep = false;
  private keeping: NodeJS.Timeout | undefined;

  constructor(
    private readonly tools: ProjectionTools,
    private readonly projections: readonly Projection[],
    { batch = BATCH, mostWrites = MOST_WRITES, mostDocuments = mostWrites, idleMs = IDLE.ms, rests = false, caughtUp }: Pace = {},
  ) {
    this.batch = batch;
    this.size = batch;
    this.mostDocuments = mostDocuments;
    this.caughtUp = caughtUp;
    this.mostWrites = mostWrites;
    this.idleMs = idleMs;
    this.follower = new LogFollower(tools.log, {
      step: () => this.step(),
      recover: () => this.readCheckpoints(),
      failed: (error) => tools.parking.alert('projection runner', error),
      ...(rests && { share: HALF }),
    });
  }

  /** Catches up in the background; the positions tell how far. */
  start(): void {
    for (const projection of this.projections) {
      this.leases.set(
        projection,
        this.tools.leases.seek(`projection:${projection.name}`, () => this.follower.wake()),
      );
    }
    this.follower.start();
  }

  async stop(): Promise<void> {
    await this.follower.stop();
    clearTimeout(this.keeping);
    // Nothing is lost with them: what they pass is passed again.
    await this.keep().catch((error: unknown) => this.tools.parking.alert('checkpoints at the end', error));
    await Promise.all([...this.leases.values()].map((lease) => lease.release()));
  }

  /** Whether this process folds every projection now. */
  get holdsAll(): boolean {
    return [...this.leases.values()].every(({ fence }) => fence !== null);
  }

  private async step(): Promise<boolean> {
    await this.takeUp();
    if (this.folds.length === 0) return false;
    const stored = await this.tools.log.readAll(this.slowest(), this.size);
    const isLast = stored.length < this.size;
    if (isLast) this.tellCaughtUp();
    if (stored.length === 0) {
      if (this.isTimeToKeep) await this.keep();
      return false;
    }
    const folded = await this.fold(await toldInOrder(this.tools.reader, stored, (event) => this.folds.some(({ projection }) => folds(projection, event))));
    const batches = this.batchesOf(folded);
    if (!(await this.apply(batches, folded.events))) return true;
    // What a full batch had no room for is read again: where events make hundreds of writes, no more are read than are about to be taken.
    const taken = folded.events.length;
    this.size = Math.min(this.batch, 2 * (taken < stored.length ? taken : this.size));
    this.moveOn(folded, new Set(batches.map(({ projection }) => projection)));
    this.announce();
    return !isLast || taken < stored.length;
  }

  private tellCaughtUp(): void {
    const { caughtUp } = this;
    this.caughtUp = undefined;
    caughtUp?.();
  }

  /** Begins to fold what has been won, from where others have left it, and leaves what has been lost. */
  private async takeUp(): Promise<void> {
    const isCurrent = ({ fence, lease }: Fold) => lease.fence === fence;
    const held = [...this.leases].filter(([, { fence }]) => fence !== null);
    if (held.length === this.folds.length && this.folds.every(isCurrent)) return;
    await this.readCheckpoints();
  }

  private async readCheckpoints(): Promise<void> {
    const held = [...this.leases].flatMap(([projection, lease]) => (lease.fence === null ? [] : [{ projection, lease, fence: lease.fence }]));
    const checkpoints = await this.tools.views.anchored();
    this.folds = held.map((fold) => {
      const passed = checkpoints.get(fold.projection.name) ?? BEGINNING;
      return { ...fold, stored: passed.position, passed, unwritten: 0 };
    });
    this.announce();
  }

  /** Tells how far the projections have come that this process folds. */
  announce(): void {
    if (this.folds.length === 0) return;
    this.tools.positions.reach(Object.fromEntries(this.folds.map(({ projection, passed }) => [projection.name, passed.position])));
  }

  /** What is made of events, up to the one that fills the batch. What is parked is passed like what was folded: with its checkpoint. */
  private async fold(told: readonly Told[]): Promise<Folded> {
    const steps = new Map<Fold, Step[]>();
    const documents = new Documents();
    let [count, room] = [0, this.mostWrites];
    for (const { event, as } of told) {
      if (room <= 0 || documents.count >= this.mostDocuments) break;
      count += 1;
      for (const fold of this.folds) {
        if (event.position <= fold.passed.position || !folds(fold.projection, event)) continue;
        const writes = 'error' in as ? as : this.writesOf(fold.projection, as);
        const own = steps.get(fold) ?? [];
        steps.set(fold, own);
        if ('error' in writes) await this.park(fold.projection.name, event, writes.error);
        else if (writes.length > 0) own.push({ position: event.position, writes });
        if ('error' in writes) continue;
        room -= writes.length;
        if (this.mostDocuments < this.mostWrites) documents.note(writes);
      }
    }
    const taken = told.slice(0, count).map(({ event }) => event);
    const last = taken.at(-1);
    return { end: last ? checkpointAt(last) : BEGINNING, events: taken, steps };
  }

  /** A batch for each projection that had something to fold, and an empty one for those whose checkpoint has not been written for long. */
  private batchesOf({ end, events, steps }: Folded): Batch[] {
    const isTime = this.isTimeToKeep;
    this.isTimeToKeep = false;
    return this.folds
      .filter(
        (fold) => fold.passed.position < end.position && (steps.has(fold) || (isTime && isUnwritten(fold)) || fold.unwritten + events.length >= IDLE.events),
      )
      .map((fold) => ({ projection: fold.projection.name, from: fold.stored, ...end, steps: steps.get(fold) ?? [], fence: fold.fence }));
  }

  private moveOn({ end, events }: Folded, written: ReadonlySet<string>): void {
    for (const fold of this.folds) {
      if (fold.passed.position >= end.position) continue;
      const isWritten = written.has(fold.projection.name);
      fold.passed = end;
      fold.unwritten = isWritten ? 0 : fold.unwritten + events.length;
      if (isWritten) fold.stored = end.position;
    }
    if (this.folds.some(isUnwritten)) this.keepLater();
  }

  private keepLater(): void {
    this.keeping ??= setTimeout(() => {
      this.keeping = undefined;
      this.isTimeToKeep = true;
      this.follower.wake();
    }, this.idleMs).unref();
  }

  /** Writes the checkpoints of those that have only passed events. */
  private async keep(): Promise<void> {
    this.isTimeToKeep = false;
    const idle = this.folds.filter((fold) => isUnwritten(fold) && fold.lease.fence === fold.fence);
    if (idle.length === 0) return;
    const batches = idle.map(({ projection, stored, passed, fence }) => ({ projection: projection.name, from: stored, ...passed, steps: [], fence }));
    if (!(await this.apply(batches, []))) return;
    for (const fold of idle) [fold.stored, fold.unwritten] = [fold.passed.position, 0];
  }

  /** False when it is to be tried again: from the checkpoints of whoever rebuilt or folded views meanwhile, or with fewer events. */
  private async apply(batches: readonly Batch[], events: readonly StoredEvent[]): Promise<boolean> {
    if (batches.length === 0) return true;
    try {
      await this.tools.views.apply(batches);
      return true;
    } catch (error) {
      const [event] = events;
      if (error instanceof Unavailable) throw error;
      if (error instanceof StaleBatch) await this.readCheckpoints();
      else if (!event) throw error;
      else if (events.length === 1) return this.applyApart(batches, event);
      else this.size = 1;
      return false;
    }
  }

  /** Whatever cannot be written of one event is parked; the checkpoints move on, unless it is the store that is at fault. */
  private async applyApart(batches: readonly Batch[], event: StoredEvent): Promise<true> {
    for (const batch of batches) {
      try {
        await this.tools.views.apply([batch]);
      } catch (error) {
        if (error instanceof StaleBatch || error instanceof Unavailable) throw error;
        await this.tools.views.apply([{ ...batch, steps: [] }]);
        await this.park(batch.projection, event, error);
      }
    }
    return true;
  }

  private writesOf(projection: Projection, event: RecordedEvent): readonly Write[] | { readonly error: unknown } {
    let failure: unknown;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      try {
        return project(projection, event);
      } catch (error) {
        failure = error;
      }
    }
    return { error: failure };
  }

  private park(follower: string, { position, id: eventId, type }: StoredEvent, error: unknown): Promise<void> {
    return this.tools.parking.park({ follower, position, eventId, type, error });
  }

  private slowest(): number {
    return Math.min(...this.folds.map(({ passed }) => passed.position));
  }
}

/** How many documents writes touch. */
class Documents {
  count = 0;
  private readonly ids = new Map<string, Set<string>>();

  note(writes: readonly Write[]): void {
    for (const { view, id } of writes) {
      const known = this.ids.get(view) ?? new Set();
      if (known.size === 0) this.ids.set(view, known);
      if (known.has(id)) continue;
      known.add(id);
      this.count += 1;
    }
  }
}

const isUnwritten = ({ stored, passed }: Fold): boolean => stored < passed.position;
