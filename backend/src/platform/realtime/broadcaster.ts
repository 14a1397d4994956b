import type { RecordedEvent } from '../../kernel/event.js';
import type { EventLog } from '../../kernel/event-log.js';
import type { GroupPositions } from '../following/group-positions.js';
import { LogFollower } from '../following/log-follower.js';

const BATCH = 500;
const LONGEST_WAIT_MS = 2_000;

export type Announce = (event: RecordedEvent) => Promise<void>;

/** Follows the log from now on and announces events to sockets once the views hold them; what nobody listened to is not kept. */
export class Broadcaster {
  readonly follower: LogFollower;
  private position = 0;

  constructor(
    private readonly log: EventLog,
    private readonly views: GroupPositions,
    private readonly announce: Readonly<Record<string, Announce>>,
    failed: (error: unknown) => void,
  ) {
    this.follower = new LogFollower(log, { step: () => this.step(), recover: () => Promise.resolve(), failed });
  }

  async start(): Promise<void> {
    this.position = await this.log.head();
    this.follower.start();
  }

  private async step(): Promise<boolean> {
    const events = await this.log.readAll(this.position, BATCH);
    const last = events.at(-1);
    if (!last) return false;
    await this.views.waitFor(last.position, LONGEST_WAIT_MS);
    this.position = last.position;
    for (const event of events) await this.announce[event.type]?.(event);
    return true;
  }
}
