import type { RecordedEvent, StoredEvent } from '../../kernel/event.js';
import type { EventLog } from '../../kernel/event-log.js';
import type { EventReader } from '../../kernel/event-reader.js';
import { showing } from '../following/awaited.js';
import type { GroupPositions } from '../following/group-positions.js';
import { LogFollower } from '../following/log-follower.js';
import { type LiveChanges, traceOf } from './live-changes.js';
import type { RealtimeGateway } from './realtime.gateway.js';
import type { Replay } from './replay.js';

const BATCH = 500;

export type Announce = (event: RecordedEvent) => Promise<void>;

/** Tells open pages of events, by their types. */
export interface Announcer {
  readonly on: Readonly<Record<string, Announce>>;
}

/** Tells of changes as they happen. Of members only those who listen here: of a topic's two thousand watchers few do. */
export function announcerOf(source: LiveChanges, gateway: Pick<RealtimeGateway, 'announce' | 'hears'>): Announcer {
  const announce = async (event: RecordedEvent): Promise<void> => {
    const trace = traceOf(source, event);
    for (const memberId of trace?.memberIds?.filter((id) => gateway.hears(trace.channel, id)) ?? [null]) {
      for (const change of trace ? await source.changes([trace], memberId) : []) await gateway.announce(change, memberId);
    }
  };
  return { on: Object.fromEntries(Object.keys(source.traces).map((type) => [type, announce])) };
}

/** What several announcers tell, as one. Throws when two of them tell of the same event, for one would be silent. */
export function toldOf(announcers: readonly Announcer[]): Announcer['on'] {
  const types = announcers.flatMap(({ on }) => Object.keys(on));
  const twice = types.find((type, index) => types.indexOf(type) !== index);
  if (twice) throw new Error(`${twice} is announced twice in one line: let one slice tell of it`);
  return Object.assign({}, ...announcers.map(({ on }) => on));
}

/** What is told, and who tells it again to those who were away. */
export interface Announcing {
  readonly on: Readonly<Record<string, Announce>>;
  readonly replay: Replay;
}

/** Follows the log from now on and announces events to sockets once the views that they are read from hold them. */
export class Broadcaster {
  readonly follower: LogFollower;
  private position = 0;

  constructor(
    private readonly log: EventLog,
    private readonly reader: EventReader,
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
    for (const event of events) {
      this.position = event.position;
      await this.announce(event);
    }
    return events.length === BATCH;
  }

  private async announce(event: StoredEvent): Promise<void> {
    const { on, replay } = this.announcing;
    const announce = on[event.type];
    if (announce) await this.views.waitForThese(showing(this.views.followers, new Map([[event.type, event.position]])));
    await replay.announce(event, () => announce?.(this.reader.readShut(event)));
  }
}
