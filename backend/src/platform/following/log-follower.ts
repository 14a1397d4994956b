import { AsyncLocalStorage } from 'node:async_hooks';
import type { EventLog } from '../../kernel/event-log.js';

const RETRY_MS = 1_000;
const LONGEST_REST_MS = 250;

export interface FollowerSteps {
  /** Handles the next batch of events; false when there are no more now: whatever is appended later wakes the follower. */
  step(): Promise<boolean>;
  /** Called before following goes on after a failure. */
  recover(): Promise<void>;
  failed(error: unknown): void;
  /** Which share of the time steps may take while there is much to follow; all of it, but for a breath, unless said so. */
  readonly share?: number;
  /** How long events gather before they are looked at; not at all unless said so. */
  readonly gatherMs?: number;
}

/** Wakes at every append and takes step after step until the end of the log is reached; a failure is reported and tried again. */
export class LogFollower {
  /** Why following has stopped, or null while it goes on. */
  failure: unknown = null;
  private running: Promise<void> | null = null;
  private stopListening: (() => void) | null = null;
  private retry: NodeJS.Timeout | null = null;
  private gathering: NodeJS.Timeout | null = null;
  private resuming: Promise<void> | null = null;
  private stopped = false;
  private wanted = false;
  /** Whoever appends wakes the follower, whose work is none of that request's all the same. */
  private readonly apart = AsyncLocalStorage.snapshot();

  constructor(
    private readonly log: EventLog,
    private readonly steps: FollowerSteps,
  ) {}

  start(): void {
    this.stopListening = this.log.onAppended(() => this.wake());
    this.wake();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.stopListening?.();
    if (this.retry) clearTimeout(this.retry);
    if (this.gathering) clearTimeout(this.gathering);
    await this.resuming;
    await this.running;
  }

  /** Looks for new events, as after an append. */
  wake(): void {
    if (this.failure || this.stopped) return;
    this.wanted = true;
    const { gatherMs } = this.steps;
    if (!gatherMs) this.begin();
    else if (!this.running) this.gatherFor(gatherMs);
  }

  private gatherFor(ms: number): void {
    this.gathering ??= setTimeout(() => {
      this.gathering = null;
      this.begin();
    }, ms);
  }

  private begin(): void {
    this.running ??= this.apart(() => this.follow()).finally(() => {
      this.running = null;
      if (this.wanted && !this.stopped) this.wake();
    });
  }

  private async follow(): Promise<void> {
    try {
      while (this.wanted && !this.stopped) {
        this.wanted = false;
        for (let began = performance.now(); !this.stopped && (await this.steps.step()); began = performance.now()) await this.rest(began);
      }
    } catch (error) {
      this.pauseAfter(error);
    }
  }

  /** A breath between steps keeps requests answered while there is much to catch up with. */
  private async rest(began: number): Promise<void> {
    const { share } = this.steps;
    const took = performance.now() - began;
    await new Promise<void>((resolve) => {
      if (share === undefined) setImmediate(resolve);
      else setTimeout(resolve, Math.min(took / share - took, LONGEST_REST_MS));
    });
  }

  private pauseAfter(error: unknown): void {
    this.wanted = false;
    this.failure = error;
    this.steps.failed(error);
    if (!this.stopped) this.retry = setTimeout(() => (this.resuming = this.resume()), RETRY_MS);
  }

  private async resume(): Promise<void> {
    try {
      await this.steps.recover();
    } catch (error) {
      this.pauseAfter(error);
      return;
    }
    this.failure = null;
    this.wake();
  }
}
