import type { Clock } from '../../kernel/clock.js';
import { QUEUES } from '../../kernel/jobs.js';
import type { Failed } from '../stack.js';
import type { BullQueues } from './bull-queues.js';

const LOOK_AGAIN_MS = 1_000;

/**
 * Lets delayed jobs run when they are due by the application's clock. BullMQ itself knows only the machine's, which is the same outside
 * tests, so that this finds nothing left to do there.
 */
export class BullAlarm {
  /** When it rings next, in milliseconds since the epoch. */
  private at = Number.POSITIVE_INFINITY;
  private callOff: () => void = () => undefined;
  private looking: Promise<void> = Promise.resolve();
  private stopped = true;

  constructor(
    private readonly bull: BullQueues,
    private readonly clock: Clock,
    private readonly failed: Failed,
  ) {}

  start(): void {
    this.stopped = false;
    this.rung();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.callOff();
    await this.looking;
  }

  /** Called once a job is safely kept that is due at a time, in milliseconds since the epoch. */
  setFor(due: number): void {
    if (this.stopped || due >= this.at) return;
    this.callOff();
    this.at = due;
    this.callOff = this.clock.wakeAt(new Date(due), () => this.rung());
  }

  /** Resolves once everything that is due now has been let go. */
  rung(): Promise<void> {
    this.looking = this.looking.then(() => this.look());
    return this.looking;
  }

  private async look(): Promise<void> {
    if (this.stopped) return;
    this.callOff();
    // From here on whoever keeps a job sets the alarm anew; what is found below only brings it forward.
    this.at = Number.POSITIVE_INFINITY;
    this.setFor(await this.next());
  }

  private async next(): Promise<number> {
    try {
      return Math.min(...(await Promise.all(QUEUES.map((queue) => this.bull.promote(queue)))));
    } catch (error) {
      this.failed('jobs', error);
      return this.clock.now().getTime() + LOOK_AGAIN_MS;
    }
  }
}
