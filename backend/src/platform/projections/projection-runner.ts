import type { RecordedEvent } from '../../kernel/event.js';
import type { EventLog } from '../../kernel/event-log.js';
import type { Sealer } from '../../kernel/event-store.js';
import { type Projection, project } from '../../kernel/projection.js';
import { type Batch, StaleBatch, type ViewStore } from '../../kernel/view-store.js';
import type { Write } from '../../kernel/views.js';
import { LogFollower } from '../following/log-follower.js';
import { Positions } from '../following/positions.js';
import type { Parking } from '../parking/parking.js';

/** Events folded between two breaths of the event loop. */
const BATCH = 500;
/** How often an event is tried before it is parked. */
const ATTEMPTS = 3;

/** Keeps all views up to date: events in, batches of writes with their checkpoints out. */
export class ProjectionRunner {
  readonly positions = new Positions();
  readonly follower: LogFollower;
  private readonly checkpoints = new Map<string, number>();
  /** How many events the next batch has: BATCH, or few where one of them cannot be written. */
  private size = BATCH;

  constructor(
    private readonly log: EventLog,
    private readonly views: ViewStore,
    private readonly sealer: Sealer,
    private readonly projections: readonly Projection[],
    private readonly parking: Parking,
  ) {
    this.follower = new LogFollower(log, {
      step: () => this.step(),
      recover: () => this.readCheckpoints(),
      failed: (error) => parking.alert('projection runner', error),
    });
  }

  /** Catches up in the background; `positions` tells how far. */
  start(): void {
    this.readCheckpoints();
    this.follower.start();
  }

  private readCheckpoints(): void {
    for (const { name } of this.projections) this.checkpoints.set(name, this.views.checkpoint(name) ?? 0);
    this.positions.reach(this.slowest());
  }

  private async step(): Promise<boolean> {
    const sealed = await this.log.readAll(this.slowest(), this.size);
    const last = sealed.at(-1);
    if (!last) return false;
    const events = await openAll(this.sealer, sealed);
    const batches = this.projections.map((projection) => this.batch(projection, events, last.position)).filter((batch) => batch !== null);
    if (!this.apply(batches, events)) return true;
    this.size = Math.min(BATCH, this.size * 2);
    for (const { projection, position } of batches) this.checkpoints.set(projection, position);
    this.positions.reach(last.position);
    return true;
  }

  /** False when it is to be tried again: from the checkpoints of whoever rebuilt views meanwhile, or with fewer events. */
  private apply(batches: readonly Batch[], events: readonly RecordedEvent[]): boolean {
    try {
      this.views.apply(batches);
      return true;
    } catch (error) {
      const [event] = events;
      if (error instanceof StaleBatch) this.readCheckpoints();
      else if (event && events.length === 1) return this.applyApart(batches, event);
      else this.size = 1;
      return false;
    }
  }

  /** Whatever cannot be written of one event is parked; the checkpoints move on, unless it is the store that is at fault. */
  private applyApart(batches: readonly Batch[], event: RecordedEvent): true {
    for (const batch of batches) {
      try {
        this.views.apply([batch]);
      } catch (error) {
        if (error instanceof StaleBatch) throw error;
        this.views.apply([{ ...batch, writes: [] }]);
        this.park(batch.projection, event, error);
      }
    }
    return true;
  }

  private batch(projection: Projection, events: readonly RecordedEvent[], position: number): Batch | null {
    const from = this.checkpoints.get(projection.name) ?? 0;
    if (position <= from) return null;
    const writes = events.filter((event) => event.position > from).flatMap((event) => this.writesOf(projection, event));
    return { projection: projection.name, from, position, writes };
  }

  private writesOf(projection: Projection, event: RecordedEvent): readonly Write[] {
    let failure: unknown;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      try {
        return project(projection, event);
      } catch (error) {
        failure = error;
      }
    }
    this.park(projection.name, event, failure);
    return [];
  }

  private park(follower: string, { position, id: eventId, type }: RecordedEvent, error: unknown): void {
    this.parking.park({ follower, position, eventId, type, error });
  }

  private slowest(): number {
    return Math.min(...this.checkpoints.values());
  }
}

/** Events with their personal fields readable, in the same order. */
export async function openAll(sealer: Sealer, events: readonly RecordedEvent[]): Promise<readonly RecordedEvent[]> {
  return Promise.all(events.map((event) => sealer.open(event)));
}
