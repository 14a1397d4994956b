import type { Bulletin } from './bulletin.js';
import { Positions } from './positions.js';

/** A waiter that has heard nothing for this long asks the store: a message may have been lost. */
const ASK_AFTER_MS = 100;

export interface Group {
  /** Topic under which the followers tell each other how far they have come. */
  readonly topic: string;
  readonly followers: readonly string[];
  /** Last position that a follower has kept in its store, or null when it starts over. */
  stored(follower: string): Promise<number | null>;
}

/** How far a group of followers of the log has come, in whichever process each of them runs: as far as the slowest. */
export class GroupPositions {
  private readonly each: Map<string, number>;
  private readonly slowest = new Positions();
  private waiters = 0;
  private timer: NodeJS.Timeout | undefined;
  private asking: Promise<void> | null = null;

  constructor(
    private readonly group: Group,
    private readonly bulletin: Bulletin,
    private readonly failed: (error: unknown) => void,
  ) {
    this.each = new Map(group.followers.map((name) => [name, 0]));
    bulletin.subscribe(group.topic, (text) => this.learn(JSON.parse(text) as Record<string, number>));
  }

  get current(): number {
    return this.slowest.current;
  }

  /** How far each follower has come, as far as this process knows. */
  get all(): ReadonlyMap<string, number> {
    return this.each;
  }

  /** Notes how far followers of this process have come, and tells the other processes. */
  reach(positions: Readonly<Record<string, number>>): void {
    this.bulletin.publish(this.group.topic, JSON.stringify(positions));
    this.learn(positions);
  }

  /** Asks the store how far the followers have come. */
  async refresh(): Promise<void> {
    const stored = await Promise.all(this.group.followers.map(async (name) => [name, (await this.group.stored(name)) ?? 0] as const));
    this.learn(Object.fromEntries(stored));
  }

  /** True once all have come to the position, false when that took longer than `withinMs`. */
  async waitFor(position: number, withinMs: number): Promise<boolean> {
    if (position <= this.current) return true;
    this.waiters += 1;
    this.timer ??= setInterval(() => this.ask(), ASK_AFTER_MS);
    try {
      return await this.slowest.waitFor(position, withinMs);
    } finally {
      this.waiters -= 1;
      if (this.waiters === 0) this.stopAsking();
    }
  }

  /** One question serves all who wait, and the next one waits for the answer. */
  private ask(): void {
    this.asking ??= this.refresh()
      .catch(this.failed)
      .finally(() => {
        this.asking = null;
      });
  }

  private stopAsking(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private learn(positions: Readonly<Record<string, number>>): void {
    for (const [name, position] of Object.entries(positions)) {
      const known = this.each.get(name);
      if (known !== undefined && position > known) this.each.set(name, position);
    }
    this.slowest.reach(Math.min(...this.each.values()));
  }
}
