import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../kernel/clock.js';
import { type Job, type JobBoard, type JobEntry, type JobState, type Jobs, QUEUES, type QueueCounts, type QueueName } from '../../kernel/jobs.js';
import { ATTEMPTS, isHopeless, waitAfter, wordsOf } from './retry.js';
import { type KeptJob, PATIENT_QUEUE, type SqliteJobs } from './sqlite-jobs.js';

const AT_ONCE = 50;
const LOOK_AGAIN_MS = 1_000;
const LONGEST_REST_MS = 100;

/** Jobs of an installation of one process, kept in the jobs file, so that a start reads only what is due. */
export class InProcessJobs implements Jobs, JobBoard {
  private perform: (job: Job) => Promise<void> = () => Promise.reject(new Error('jobs are not worked on here'));
  private callOff: () => void = () => undefined;
  private working: Promise<void> | null = null;
  private active: KeptJob | null = null;
  private readonly tried = new Map<string, (() => void)[]>();
  private stopped = true;

  constructor(
    private readonly jobs: SqliteJobs,
    private readonly clock: Clock,
    private readonly failed: (what: string, error: unknown) => void,
  ) {}

  async start(perform: (job: Job) => Promise<void>): Promise<void> {
    this.perform = perform;
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

  async idle(): Promise<void> {
    while (this.working) await this.working;
  }

  async put(job: Job): Promise<void> {
    this.jobs.put(job);
    this.wake();
  }

  async run(job: Job, withinMs: number): Promise<void> {
    await this.put(job);
    const kept = this.jobs.get(job.key);
    if (!kept || kept.attempts > 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, withinMs);
      const stopWaiting = () => {
        clearTimeout(timer);
        resolve();
      };
      this.tried.set(job.key, [...(this.tried.get(job.key) ?? []), stopWaiting]);
    });
  }

  async remove(key: string): Promise<void> {
    this.jobs.remove(key);
  }

  async queues(): Promise<readonly QueueCounts[]> {
    const now = this.now();
    return QUEUES.map((queue) => {
      const active = this.active?.queue === queue ? 1 : 0;
      return { queue, counts: { ...this.jobs.counts(queue, now, this.active), active } };
    });
  }

  async entries(queue: QueueName, state: JobState, { limit, offset }: { limit: number; offset: number }): Promise<readonly JobEntry[]> {
    return this.kept(queue, state, limit, offset).map((job) => describe(job, state));
  }

  async entry(id: string): Promise<JobEntry | null> {
    const job = this.jobs.get(id);
    return job && describe(job, this.stateOf(job));
  }

  async retry(id: string): Promise<boolean> {
    const revived = this.jobs.revive(id, this.now());
    if (revived) this.wake();
    return revived;
  }

  async discard(id: string): Promise<boolean> {
    return this.jobs.discard(id);
  }

  private kept(queue: QueueName, state: JobState, limit: number, offset: number): KeptJob[] {
    switch (state) {
      case 'dead':
        return this.jobs.dead(queue, limit, offset);
      case 'active':
        return this.active?.queue === queue && offset === 0 ? [this.active] : [];
      default:
        return this.jobs.living(queue, state === 'due', this.now(), this.active, limit, offset);
    }
  }

  private stateOf({ key, origin, dead, dueAt }: KeptJob): JobState {
    if (dead) return 'dead';
    if (key === this.active?.key && origin.id === this.active.origin.id) return 'active';
    return dueAt <= this.now() ? 'due' : 'waiting';
  }

  private wake(): void {
    if (this.stopped) return;
    this.working ??= this.workAndSleep();
  }

  /** Between looking for the next job and going to sleep nobody else may act: who puts a job meanwhile believes that it is worked on. */
  private async workAndSleep(): Promise<void> {
    let next: string | null;
    try {
      // The first job may put others at once: they must find that somebody is working.
      await Promise.resolve();
      await this.work();
      next = this.jobs.nextDue();
    } catch (error) {
      next = this.lookAgainAfter(error);
    }
    this.working = null;
    this.sleepUntil(next);
  }

  private sleepUntil(next: string | null): void {
    this.callOff();
    if (next && !this.stopped) this.callOff = this.clock.wakeAt(new Date(next), () => this.wake());
  }

  /** The jobs themselves could not be read: that is for somebody to know and for us to try again. */
  private lookAgainAfter(error: unknown): string {
    this.failed('jobs', error);
    return this.inMs(LOOK_AGAIN_MS);
  }

  private async work(): Promise<void> {
    for (;;) {
      const due = this.stopped ? [] : this.jobs.due(this.now(), AT_ONCE);
      if (due.length === 0) return;
      if (due[0]?.queue === PATIENT_QUEUE) await this.tryTogether(due);
      else for (const job of due) await this.try(job);
    }
  }

  /** Notices do not depend on one another, and many of them share one commit of the log. While they throng, others have as much time as they. */
  private async tryTogether(due: readonly KeptJob[]): Promise<void> {
    const began = performance.now();
    await Promise.all(due.map((job) => this.try(job)));
    if (due.length === AT_ONCE) await pause(Math.min(performance.now() - began, LONGEST_REST_MS));
  }

  private async try(job: KeptJob): Promise<void> {
    if (this.stopped) return;
    // What was due a moment ago may have been called off or replaced by what ran since.
    if (this.jobs.get(job.key)?.origin.id !== job.origin.id) return;
    this.active = job;
    try {
      await this.perform(job);
      this.jobs.finish(job);
    } catch (error) {
      this.failed(`job ${job.key}`, error);
      if (isHopeless(error) || job.attempts + 1 >= ATTEMPTS) this.jobs.bury(job, this.now(), wordsOf(error));
      else this.jobs.postpone(job, this.inMs(waitAfter(job.attempts + 1)), wordsOf(error));
    } finally {
      this.active = null;
      for (const stopWaiting of this.tried.get(job.key) ?? []) stopWaiting();
      this.tried.delete(job.key);
    }
  }

  private now(): string {
    return this.clock.now().toISOString();
  }

  private inMs(ms: number): string {
    return new Date(this.clock.now().getTime() + ms).toISOString();
  }
}

const describe = ({ key, queue, command, dueAt, attempts, error, event }: KeptJob, state: JobState): JobEntry => ({
  id: key,
  queue,
  state,
  key,
  command,
  dueAt,
  attempts,
  lastError: error,
  event: event ?? null,
});
