import type { Clock } from '../../kernel/clock.js';
import type { CommandClass, CommandSender } from '../../kernel/command.js';
import { SYSTEM } from '../../kernel/event.js';
import type { Ids } from '../../kernel/ids.js';
import type { ScheduledCommand, Scheduler } from '../../kernel/schedule.js';
import type { Parking } from '../parking/parking.js';
import type { Job, SqliteJobs } from './sqlite-jobs.js';

const AT_ONCE = 50;
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 15 * 60_000;
/** After about two and a half hours of trying somebody has to look. */
const ATTEMPTS = 20;

/** Sends commands when their time comes; what is due waits in the jobs file, so a start reads only that. */
export class InProcessScheduler implements Scheduler {
  private readonly types: ReadonlyMap<string, CommandClass>;
  private callOff: () => void = () => undefined;
  private working: Promise<void> | null = null;
  private stopped = true;

  constructor(
    private readonly jobs: SqliteJobs,
    private readonly sender: CommandSender,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly parking: Parking,
    types: readonly CommandClass[],
  ) {
    this.types = new Map(types.map((type) => [type.name, type]));
  }

  start(): void {
    this.stopped = false;
    this.wake();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.callOff();
    await this.working;
  }

  get running(): boolean {
    return !this.stopped;
  }

  /** Resolves when no due command is being sent. */
  async idle(): Promise<void> {
    while (this.working) await this.working;
  }

  schedule({ key, at, intent, correlationId, causationId }: ScheduledCommand): void {
    if (!this.types.has(intent.command.name)) throw new Error(`${intent.command.name} is not among the commands that can be scheduled`);
    this.jobs.put({ key, due_at: at, command: intent.command.name, data: JSON.stringify(intent.data), correlation: correlationId, causation: causationId });
    this.wake();
  }

  cancel(key: string): void {
    this.jobs.remove(key);
  }

  private wake(): void {
    if (this.stopped) return;
    this.working ??= this.work()
      .then(() => this.jobs.nextDue())
      .catch((error: unknown) => this.lookAgainAfter(error))
      .then((next) => {
        this.working = null;
        this.sleepUntil(next);
      });
  }

  private sleepUntil(next: string | null): void {
    this.callOff();
    if (next && !this.stopped) this.callOff = this.clock.wakeAt(new Date(next), () => this.wake());
  }

  /** The jobs themselves could not be read: that is for somebody to know and for us to try again. */
  private lookAgainAfter(error: unknown): string {
    this.parking.alert('scheduler', error);
    return new Date(this.clock.now().getTime() + FIRST_RETRY_MS).toISOString();
  }

  private async work(): Promise<void> {
    for (;;) {
      const due = this.stopped ? [] : this.jobs.due(this.clock.now().toISOString(), AT_ONCE);
      if (due.length === 0) return;
      for (const job of due) await this.run(job);
    }
  }

  private async run(job: Job): Promise<void> {
    const type = this.types.get(job.command);
    try {
      if (!type) throw new Error(`no handler for the scheduled command ${job.command}`);
      await this.sender.send(new type(JSON.parse(job.data), this.originOf(job)));
      this.jobs.finish(job);
    } catch (error) {
      this.parking.alert(`job ${job.key}`, error);
      this.postpone(job, error);
    }
  }

  private originOf({ key, correlation, causation }: Job) {
    return {
      id: this.ids.derive(`job/${key}/${causation}`),
      at: this.clock.now().toISOString(),
      actor: SYSTEM,
      correlationId: correlation,
      causationId: causation,
    };
  }

  private postpone(job: Job, error: unknown): void {
    if (job.attempts + 1 >= ATTEMPTS) {
      this.parking.park({ follower: `job:${job.key}`, position: 0, eventId: job.causation, type: job.command, error });
      this.jobs.finish(job);
      return;
    }
    const wait = Math.min(FIRST_RETRY_MS * 2 ** job.attempts, LAST_RETRY_MS);
    this.jobs.postpone(job, new Date(this.clock.now().getTime() + wait).toISOString());
  }
}
