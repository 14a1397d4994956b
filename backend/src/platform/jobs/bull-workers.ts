import { DelayedError, UnrecoverableError, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Clock } from '../../kernel/clock.js';
import { type Job, QUEUES, type QueueName } from '../../kernel/jobs.js';
import { isOutage, within } from '../redis-connection.js';
import type { Failed } from '../stack.js';
import type { BullAlarm } from './bull-alarm.js';
import type { BullKeys } from './bull-keys.js';
import { dueOf, type Kept, PREFIX, placeOf } from './bull-queues.js';
import { ATTEMPTS, isHopeless, waitAfter, wordsOf } from './retry.js';

/** How many jobs of a queue one process does at once; sanctions and warnings are done in their order. */
const AT_ONCE: Readonly<Record<QueueName, number>> = { sanctions: 1, warnings: 1, cleanup: 1, mail: 4, media: 4, publishing: 1, notices: 4 };
/** A job that is too early is looked at again after this long at the soonest, unless the alarm is faster. */
const SOONEST_MS = 250;
/** As often as it takes: that a process died is no fault of the job. */
const CRASHES = 1_000_000;
const CLOSE_MS = 3_000;

/** How soon what broke is mended. */
export interface Patience {
  /** A process that dies leaves its jobs to the others after the sum of these two. */
  readonly lockMs: number;
  readonly stalledMs: number;
  /** Pause before Redis is asked again after a failure. */
  readonly retryMs: number;
}

export interface WorkerTools {
  readonly redis: Redis;
  readonly keys: BullKeys;
  readonly alarm: BullAlarm;
  readonly clock: Clock;
  readonly failed: Failed;
}

/** The workers of one process, one for each queue. */
export class BullWorkers {
  private readonly patience: Patience;
  private readonly underWay = new Set<Promise<unknown>>();
  private workers: Worker<Job, void, string>[] = [];
  private perform: (job: Job) => Promise<void> = () => Promise.reject(new Error('jobs are not worked on here'));

  constructor(
    private readonly tools: WorkerTools,
    patience: Partial<Patience>,
  ) {
    this.patience = { lockMs: 10_000, stalledMs: 4_000, retryMs: 500, ...patience };
  }

  get running(): boolean {
    return this.workers.length > 0;
  }

  start(perform: (job: Job) => Promise<void>): void {
    this.perform = perform;
    this.workers = QUEUES.map((name) => this.work(name));
  }

  /** Lets jobs that are under way end, however long that takes; does not wait for a server that is away. */
  async stop(): Promise<void> {
    const workers = this.workers.splice(0);
    const closing = Promise.all(workers.map((worker) => worker.close()));
    await Promise.allSettled(this.underWay);
    try {
      await within(CLOSE_MS, closing);
    } catch (error) {
      this.tools.failed('closing of the queues', error);
      await Promise.all(workers.map((worker) => within(CLOSE_MS, worker.getBackend().disconnectBlocking(false)).catch(() => undefined)));
    }
  }

  private work(name: QueueName): Worker<Job, void, string> {
    const worker = new Worker<Job, void, string>(name, (job, token) => this.process(job, token), {
      connection: this.tools.redis,
      prefix: PREFIX,
      skipVersionCheck: true,
      concurrency: AT_ONCE[name],
      lockDuration: this.patience.lockMs,
      stalledInterval: this.patience.stalledMs,
      maxStalledCount: CRASHES,
      runRetryDelay: this.patience.retryMs,
      settings: { backoffStrategy: waitAfter },
    });
    // The connections themselves tell of an outage.
    worker.on('error', (error) => !isOutage(error) && this.tools.failed(`queue ${name}`, error));
    worker.on('failed', (job) => job && this.tools.alarm.setFor(dueOf(job)));
    return worker;
  }

  private async process(job: Kept, token: string | undefined): Promise<void> {
    const { keys, clock, failed } = this.tools;
    const [{ key }, place] = [job.data, placeOf(job.data)];
    if (dueOf(job) > clock.now().getTime()) await this.putBack(job, token);
    if (await keys.lost(key, place)) return keys.release(key, place);
    try {
      await this.tracked(this.perform(job.data));
    } catch (error) {
      failed(`job ${key}`, error);
      if (!(await keys.lost(key, place))) await this.fail(job, error);
    }
    await keys.release(key, place);
  }

  private async tracked(performing: Promise<void>): Promise<void> {
    this.underWay.add(performing);
    try {
      await performing;
    } finally {
      this.underWay.delete(performing);
    }
  }

  /** BullMQ goes by the machine's clock, which may be ahead of the application's. */
  private async putBack(job: Kept, token: string | undefined): Promise<never> {
    const left = dueOf(job) - this.tools.clock.now().getTime();
    await job.moveToDelayed(Date.now() + Math.max(left, SOONEST_MS), token);
    this.tools.alarm.setFor(dueOf(job));
    throw new DelayedError();
  }

  /** The time of the next try is kept with the job, by the application's clock. */
  private async fail(job: Kept, error: unknown): Promise<never> {
    const attempts = job.attemptsMade + 1;
    const hopeless = isHopeless(error) || attempts >= ATTEMPTS;
    const at = new Date(this.tools.clock.now().getTime() + (hopeless ? 0 : waitAfter(attempts)));
    await job.updateData({ ...job.data, dueAt: at.toISOString() });
    throw hopeless ? new UnrecoverableError(wordsOf(error)) : new Error(wordsOf(error));
  }
}
