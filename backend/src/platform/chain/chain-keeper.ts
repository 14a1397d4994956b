import { type EventLog, START } from '../../kernel/event-log.js';
import type { Lease, Leases } from '../../kernel/leases.js';
import { LogFollower } from '../following/log-follower.js';
import { lineOf, link, NO_EVENTS } from './chain.js';
import type { Link, Links } from './links.js';

const BATCH = 1_000;
/** Facts gather for so long before they are linked, so that a link costs an append next to nothing. */
const GATHER_MS = 250;
/** While facts come faster than they are linked in this share of the time, they wait: a link is needed later than whatever else is done. */
const SHARE = 0.1;

export interface ChainTools {
  readonly log: EventLog;
  readonly links: Links;
  readonly leases: Leases;
  readonly failed: (error: unknown) => void;
}

/** Follows the log and links fact to fact. Of all processes one does it at a time. */
export class ChainKeeper {
  private readonly follower: LogFollower;
  private lease: Lease | null = null;
  private last: Link | null = null;
  /** The fence under which the last link was read; undefined while nobody knows which is the last. */
  private fence: number | undefined;

  constructor(private readonly tools: ChainTools) {
    this.follower = new LogFollower(tools.log, {
      step: () => this.step(),
      recover: async () => {
        this.fence = undefined;
      },
      failed: tools.failed,
      gatherMs: GATHER_MS,
      share: SHARE,
    });
  }

  start(): void {
    this.lease = this.tools.leases.seek('chain', () => this.follower.wake());
    this.follower.start();
  }

  async stop(): Promise<void> {
    await this.follower.stop();
    // What gathered is linked before anybody can come to the log that nobody follows.
    if (!this.follower.failure) await this.step().catch(this.tools.failed);
    await this.lease?.release();
  }

  /** Whether nothing is linked, because the log cannot be read or the links cannot be kept. */
  get isFailing(): boolean {
    return this.follower.failure !== null;
  }

  private async step(): Promise<boolean> {
    const fence = this.lease?.fence ?? null;
    if (fence === null) return false;
    if (fence !== this.fence) {
      this.last = await this.tools.links.last();
      this.fence = fence;
    }
    const links = await nextLinks(this.tools.log, this.last);
    const last = links.at(-1);
    if (!last) return false;
    if (!(await this.tools.links.append(this.last, links))) {
      this.fence = undefined;
      return true;
    }
    this.last = last;
    return links.length === BATCH;
  }
}

/** Links the facts of a log behind the last link, so many at once; answers the last link then, which is the given one when there are no more. */
export async function linkUpTo(log: Pick<EventLog, 'readAll'>, links: Links): Promise<Link | null> {
  for (;;) {
    const last = await links.last();
    const next = await nextLinks(log, last);
    if (next.length === 0) return last;
    await links.append(last, next);
  }
}

async function nextLinks(log: Pick<EventLog, 'readAll'>, last: Link | null): Promise<readonly Link[]> {
  let [place, hash] = [last?.place ?? 0, last?.hash ?? NO_EVENTS];
  return (await log.readAll(last?.position ?? START, BATCH)).map((event) => {
    hash = link(hash, lineOf(event));
    place += 1;
    return { place, position: event.position, hash };
  });
}
