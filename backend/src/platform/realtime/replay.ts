import type { LiveChange } from '../../../contracts/envelope.js';
import type { StoredEvent } from '../../kernel/event.js';
import type { EventLog } from '../../kernel/event-log.js';
import type { EventReader } from '../../kernel/event-reader.js';
import { Turns } from '../../kernel/turns.js';
import { showing } from '../following/awaited.js';
import type { GroupPositions } from '../following/group-positions.js';
import { type LiveChanges, type Trace, traceOf } from './live-changes.js';
import { RecentTraces } from './recent-traces.js';

/** More than this many changes nobody reads one by one: the page is asked for anew. */
const MOST_REPLAYED = 200;
/** Announcing and beginning to listen take turns with one another. */
const ONE = 'announcing';

export interface Missed {
  /** Member id, or null for a guest. */
  readonly memberId: string | null;
  readonly channel: string;
  /** The last position that the listener knows of. */
  readonly after: number;
  /** What lies behind it is heard as it happens. */
  readonly upTo: number;
}

/** Finds what listeners have missed while their connection was away, from what the log says and as things are now. */
export class Replay {
  private readonly recent: RecentTraces;
  private readonly turns = new Turns();
  private views: GroupPositions | null = null;

  constructor(
    private readonly log: EventLog,
    reader: EventReader,
    private readonly sources: readonly LiveChanges[],
  ) {
    this.recent = new RecentTraces(log, (event) => {
      const source = sources.find(({ traces }) => event.type in traces);
      return source ? traceOf(source, reader.readShut(event)) : null;
    });
  }

  begin(head: number, views: GroupPositions): void {
    this.recent.begin(head);
    this.views = views;
  }

  /** Announces an event; nobody begins to listen meanwhile, so that it is either heard or missed and never both. */
  announce(event: StoredEvent, tell: () => Promise<void> | undefined): Promise<void> {
    return this.turns.take(ONE, async () => {
      try {
        await tell();
      } finally {
        this.recent.note(event);
      }
    });
  }

  /** Begins to listen between two events; answers the position of the first of them. */
  listen(join: () => void | Promise<void>): Promise<number> {
    return this.turns.take(ONE, async () => {
      await join();
      return this.recent.position;
    });
  }

  /** What was missed, in order; null when it is too much, too long ago or beyond the log. */
  async missed({ memberId, channel, after, upTo }: Missed): Promise<readonly LiveChange[] | null> {
    // Another process may have been ahead of this one; nobody can have heard what the log does not hold.
    if (after > upTo) return after <= (await this.log.head()) ? [] : null;
    const traces = (await this.recent.since(after))?.filter((trace) => trace.position <= upTo && concerns(trace, channel, memberId));
    if (!traces || traces.length > MOST_REPLAYED || !(await this.areHeld(traces))) return null;
    const changes = await Promise.all(this.sources.map((source) => told(source, traces, memberId)));
    return changes.flat().sort((one, other) => one.position - other.position);
  }

  private async areHeld(traces: readonly Trace[]): Promise<boolean> {
    const facts = new Map(traces.map(({ type, position }) => [type, position]));
    return this.views ? this.views.waitForThese(showing(this.views.followers, facts)) : false;
  }
}

const told = async (source: LiveChanges, traces: readonly Trace[], memberId: string | null): Promise<readonly LiveChange[]> => {
  const own = traces.filter(({ type }) => type in source.traces);
  return own.length > 0 ? source.changes(own, memberId) : [];
};

const concerns = (trace: Trace, channel: string, memberId: string | null): boolean =>
  trace.channel === channel && (trace.memberIds === undefined || (memberId !== null && trace.memberIds.includes(memberId)));
