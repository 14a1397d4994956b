import type { RecordedEvent } from '../../kernel/event.js';
import type { EventLog } from '../../kernel/event-log.js';
import type { GroupPositions } from '../following/group-positions.js';
import { LogFollower } from '../following/log-follower.js';
import type { Replay } from './replay.js';

const BATCH = 500;
const LONGEST_WAIT_MS = 2_000;

export type Announce = (event: RecordedEvent) => Promise<void>;

/** What is told, and who tells it again to those who were away. */
export interface Announcing {
  readonly on: Readonly<Record<string, Announce>>;
  readonly replay: Replay;
}

/** Follows the log from now on and announces events to sockets once the views hold them. */
export class Broadcaster {
  readonly follower: LogFollower;
  private position = 0;

  constructor(
    private readonly log: EventLog,
    private readonly views: GroupPositions,
    private readonly announcing: Announcing,
    failed: (error: unknown) => void,
  ) {
    this.follower = new LogFollower(log, { step: () => this.step(), recover: () => Promise.resolve(), failed });
  }

  async start(): Promise<void> {
    this.position = await this.log.head();
    this.announcing.replay.begin(this.position, this.views);
    this.follower.start();
  }

  private async step(): Promise<boolean> {
    const events = await this.log.readAll(this.position, BATCH);
    const last = events.at(-1);
    if (!last) return false;
    await this.views.waitFor(last.position, LONGEST_WAIT_MS);
    this.position = last.position;
    const { on, replay } = this.announcing;
    for (const event of events) await replay.announce(event, () => on[event.type]?.(event));
    return true;
  }
}
