import type { StoredEvent } from '../../kernel/event.js';
import type { EventLog } from '../../kernel/event-log.js';
import { LogFollower } from '../following/log-follower.js';

/** Who is so many events behind has history to catch up with. */
export const FAR_BEHIND = 1_000;
const BATCH = 50;

export interface NewsSteps {
  /** Does for an event what cannot wait. */
  take(event: StoredEvent): Promise<void>;
  /** Up to where everything was done in its order. */
  reached(): number;
  failed(error: unknown): void;
}

/**
 * Takes up what happens now while somebody catches up with a long history, so that news does not wait behind it. It is all taken up again in its
 * order, and the commands bear that; once that order has come to where the news began, nothing is taken up early any more.
 */
export class News {
  private readonly follower: LogFollower;

  private constructor(
    private readonly log: EventLog,
    private readonly steps: NewsSteps,
    /** Where the history ends. */
    private readonly end: number,
    private position = end,
  ) {
    this.follower = new LogFollower(log, { step: () => this.step(), recover: () => Promise.resolve(), failed: (error) => steps.failed(error) });
  }

  /** Begins at the end of the log when whoever stands at a position is far behind it; else answers null. */
  static async begin(log: EventLog, position: number, steps: NewsSteps): Promise<News | null> {
    if ((await log.readAll(position, FAR_BEHIND)).length < FAR_BEHIND) return null;
    const news = new News(log, steps, await log.head());
    news.follower.start();
    return news;
  }

  /** Whether the history has been caught up with. */
  get isOver(): boolean {
    return this.steps.reached() >= this.end;
  }

  stop(): Promise<void> {
    return this.follower.stop();
  }

  private async step(): Promise<boolean> {
    if (this.isOver) return false;
    const events = await this.log.readAll(this.position, BATCH);
    for (const event of events) {
      await this.steps.take(event);
      this.position = event.position;
    }
    return events.length === BATCH;
  }
}
