import { everybodyAt, type Follower, type Places } from './awaited.js';
import type { Bulletin } from './bulletin.js';
import { Positions } from './positions.js';

/** Whoever waits for followers waits this long, unless they have a reason of their own for another limit: replies, readers, what is announced. */
const LONGEST_WAIT_MS = 2_000;

/** A waiter that has heard nothing for this long asks the store: a message may have been lost. */
const ASK_AFTER_MS = 100;

export interface Group {
  /** Topic under which the followers tell each other how far they have come. */
  readonly topic: string;
  readonly followers: readonly Follower[];
  /** How far the followers have come by what is stored; one that starts over is at 0 or left out. */
  stored(): Promise<Places>;
}

/** How far the followers of a group have come, in whichever process each of them runs. */
export class GroupPositions {
  private readonly each: ReadonlyMap<string, Positions>;
  /** Of whom whoever drives them has told, here or elsewhere, since this process began. */
  private readonly heard = new Set<string>();
  private waiters = 0;
  private timer: NodeJS.Timeout | undefined;
  private asking: Promise<void> | null = null;
  /** Where those that are waited for stood when they were last looked at. */
  private readonly seen = new Map<Positions, number>();

  constructor(
    private readonly group: Group,
    private readonly bulletin: Bulletin,
    private readonly failed: (error: unknown) => void,
  ) {
    this.each = new Map(group.followers.map(({ name }) => [name, new Positions()]));
    bulletin.subscribe(group.topic, (text) => this.hear(JSON.parse(text) as Record<string, number>));
  }

  get followers(): readonly Follower[] {
    return this.group.followers;
  }

  /** How far the slowest has come. */
  get current(): number {
    return Math.min(...this.all.values());
  }

  /** How far the furthest has come. */
  get furthest(): number {
    return Math.max(...this.all.values());
  }

  /** How far each follower has come, as far as this process knows. */
  get all(): Places {
    return new Map([...this.each].map(([name, { current }]) => [name, current]));
  }

  /** Notes how far followers of this process have come, and tells the other processes. */
  reach(positions: Readonly<Record<string, number>>): void {
    this.bulletin.publish(this.group.topic, JSON.stringify(positions));
    this.hear(positions);
  }

  /** Whether somebody has been at work on each of these since this process began; what is stored does not tell. */
  areDriven(names: Iterable<string>): boolean {
    return [...names].every((name) => this.heard.has(name));
  }

  /** Asks the store how far the followers have come. */
  async refresh(): Promise<void> {
    this.learn(await this.group.stored());
  }

  /** True once all have come to the position, false when that took longer than `withinMs`. */
  waitFor(position: number, withinMs = LONGEST_WAIT_MS): Promise<boolean> {
    return this.waitForThese(everybodyAt(this.followers, position), withinMs);
  }

  /** True once these followers have come to their places, whatever the others do; false when that took longer than `withinMs`. */
  async waitForThese(places: Places, withinMs = LONGEST_WAIT_MS): Promise<boolean> {
    const behind = [...places].flatMap(([name, position]) => {
      const positions = this.each.get(name);
      return positions && positions.current < position ? [{ positions, position }] : [];
    });
    if (behind.length === 0) return true;
    this.waiters += 1;
    for (const { positions } of behind) if (!this.seen.has(positions)) this.seen.set(positions, positions.current);
    this.timer ??= setInterval(() => this.ask(), ASK_AFTER_MS);
    try {
      return (await Promise.all(behind.map(({ positions, position }) => positions.waitFor(position, withinMs)))).every(Boolean);
    } finally {
      this.waiters -= 1;
      if (this.waiters === 0) this.stopAsking();
    }
  }

  /** One question serves all who wait, and the next one waits for the answer. While those that are waited for are heard of, nobody is asked. */
  private ask(): void {
    const isSilent = [...this.seen].some(([positions, seen]) => positions.isAwaited && positions.current === seen);
    this.seen.clear();
    for (const positions of this.each.values()) if (positions.isAwaited) this.seen.set(positions, positions.current);
    if (!isSilent) return;
    this.asking ??= this.refresh()
      .catch(this.failed)
      .finally(() => {
        this.asking = null;
      });
  }

  private stopAsking(): void {
    clearInterval(this.timer);
    this.timer = undefined;
    this.seen.clear();
  }

  private hear(positions: Readonly<Record<string, number>>): void {
    for (const name of Object.keys(positions)) this.heard.add(name);
    this.learn(Object.entries(positions));
  }

  private learn(positions: Iterable<readonly [string, number]>): void {
    for (const [name, position] of positions) this.each.get(name)?.reach(position);
  }
}
