import type { RecordedEvent } from '../../kernel/event.js';
import type { EventLog } from '../../kernel/event-log.js';
import type { Sealer } from '../../kernel/event-store.js';
import type { Lease, Leases } from '../../kernel/leases.js';
import { type Projection, project } from '../../kernel/projection.js';
import { Unavailable } from '../../kernel/unavailable.js';
import { type Batch, StaleBatch, type Step, type ViewStore } from '../../kernel/view-store.js';
import type { Write } from '../../kernel/views.js';
import type { GroupPositions } from '../following/group-positions.js';
import { LogFollower } from '../following/log-follower.js';
import type { Parking } from '../parking/parking.js';

/** Events folded between two breaths of the event loop. */
const BATCH = 500;
/** How often an event is tried before it is parked. */
const ATTEMPTS = 3;

export interface ProjectionTools {
  readonly log: EventLog;
  readonly views: ViewStore;
  readonly sealer: Sealer;
  readonly leases: Leases;
  readonly parking: Parking;
  readonly positions: GroupPositions;
}

/** A projection that this process folds, as long as it holds the lease. */
interface Fold {
  readonly projection: Projection;
  readonly lease: Lease;
  readonly fence: number;
  checkpoint: number;
}

/** Keeps views up to date: events in, batches of writes with their checkpoints out. Of all processes one folds a projection at a time. */
export class ProjectionRunner {
  readonly follower: LogFollower;
  private readonly leases = new Map<Projection, Lease>();
  private folds: readonly Fold[] = [];
  /** How many events the next batch has: BATCH, or few where one of them cannot be written. */
  private size = BATCH;

  constructor(
    private readonly tools: ProjectionTools,
    private readonly projections: readonly Projection[],
  ) {
    this.follower = new LogFollower(tools.log, {
      step: () => this.step(),
      recover: () => this.readCheckpoints(),
      failed: (error) => tools.parking.alert('projection runner', error),
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
    await Promise.all([...this.leases.values()].map((lease) => lease.release()));
  }

  /** Whether this process folds every projection now. */
  get holdsAll(): boolean {
    return [...this.leases.values()].every(({ fence }) => fence !== null);
  }

  private async step(): Promise<boolean> {
    await this.takeUp();
    if (this.folds.length === 0) return false;
    const sealed = await this.tools.log.readAll(this.slowest(), this.size);
    const last = sealed.at(-1);
    if (!last) return false;
    const events = await openAll(this.tools.sealer, sealed);
    const batches: Batch[] = [];
    for (const fold of this.folds) if (fold.checkpoint < last.position) batches.push(await this.batch(fold, events, last.position));
    if (!(await this.apply(batches, events))) return true;
    this.size = Math.min(BATCH, this.size * 2);
    for (const fold of this.folds) fold.checkpoint = Math.max(fold.checkpoint, last.position);
    this.announce();
    return true;
  }

  /** Begins to fold what has been won, from where others have left it, and leaves what has been lost. */
  private async takeUp(): Promise<void> {
    const isCurrent = ({ fence, lease }: Fold) => lease.fence === fence;
    const held = [...this.leases].filter(([, { fence }]) => fence !== null);
    if (held.length === this.folds.length && this.folds.every(isCurrent)) return;
    await this.readCheckpoints();
  }

  private async readCheckpoints(): Promise<void> {
    const folds: Fold[] = [];
    for (const [projection, lease] of this.leases) {
      const { fence } = lease;
      if (fence !== null) folds.push({ projection, lease, fence, checkpoint: (await this.tools.views.checkpoint(projection.name)) ?? 0 });
    }
    this.folds = folds;
    this.announce();
  }

  private announce(): void {
    if (this.folds.length === 0) return;
    this.tools.positions.reach(Object.fromEntries(this.folds.map(({ projection, checkpoint }) => [projection.name, checkpoint])));
  }

  /** False when it is to be tried again: from the checkpoints of whoever rebuilt or folded views meanwhile, or with fewer events. */
  private async apply(batches: readonly Batch[], events: readonly RecordedEvent[]): Promise<boolean> {
    try {
      await this.tools.views.apply(batches);
      return true;
    } catch (error) {
      const [event] = events;
      if (error instanceof Unavailable) throw error;
      if (error instanceof StaleBatch) await this.readCheckpoints();
      else if (event && events.length === 1) return this.applyApart(batches, event);
      else this.size = 1;
      return false;
    }
  }

  /** Whatever cannot be written of one event is parked; the checkpoints move on, unless it is the store that is at fault. */
  private async applyApart(batches: readonly Batch[], event: RecordedEvent): Promise<true> {
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

  private async batch({ projection, checkpoint, fence }: Fold, events: readonly RecordedEvent[], position: number): Promise<Batch> {
    const steps: Step[] = [];
    for (const event of events) {
      if (event.position <= checkpoint) continue;
      const writes = this.writesOf(projection, event);
      if ('error' in writes) await this.park(projection.name, event, writes.error);
      else if (writes.length > 0) steps.push({ position: event.position, writes });
    }
    return { projection: projection.name, from: checkpoint, position, steps, fence };
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

  private park(follower: string, { position, id: eventId, type }: RecordedEvent, error: unknown): Promise<void> {
    return this.tools.parking.park({ follower, position, eventId, type, error });
  }

  private slowest(): number {
    return Math.min(...this.folds.map(({ checkpoint }) => checkpoint));
  }
}

/** Events with their personal fields readable, in the same order; what nobody `reads` stays sealed. */
export async function openAll(
  sealer: Sealer,
  events: readonly RecordedEvent[],
  reads: (event: RecordedEvent) => boolean = () => true,
): Promise<readonly RecordedEvent[]> {
  return Promise.all(events.map((event) => (reads(event) ? sealer.open(event) : event)));
}
