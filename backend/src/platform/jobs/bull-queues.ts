import { createHash } from 'node:crypto';
import { type Job as BullJob, Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Clock } from '../../kernel/clock.js';
import { type Job, QUEUES, type QueueName } from '../../kernel/jobs.js';
import { isOutage, reached } from '../redis-connection.js';
import type { Failed } from '../stack.js';
import { ATTEMPTS } from './retry.js';

export const PREFIX = 'meydan';

/** Nobody reads the stream of what happens in a queue. */
const EVENTS = 100;
const PAGE = 100;
const [GONE, IN_ANOTHER_STATE] = [-1, -3];

/** A job as BullMQ keeps it; `dueAt` is that of the next try, or of the last one when it is dead. */
export type Kept = BullJob<Job, void, string>;

/** The queues of BullMQ, one for each of ours, with jobs that are due by the application's clock. */
export class BullQueues {
  private readonly queues: ReadonlyMap<QueueName, Queue<Job, void, string>>;

  constructor(
    private readonly redis: Redis,
    private readonly clock: Clock,
    failed: Failed,
  ) {
    const open = (name: QueueName) => {
      const queue = new Queue<Job, void, string>(name, {
        connection: redis,
        prefix: PREFIX,
        // What it would say about the server goes to the console; openRedis looks for itself.
        skipVersionCheck: true,
        streams: { events: { maxLen: EVENTS } },
        defaultJobOptions: { attempts: ATTEMPTS, backoff: { type: 'custom' }, removeOnComplete: true, removeOnFail: false, stackTraceLimit: 0 },
      });
      queue.on('error', (error) => !isOutage(error) && failed(`queue ${name}`, error));
      return queue;
    };
    this.queues = new Map(QUEUES.map((name) => [name, open(name)]));
  }

  get(name: QueueName): Queue<Job, void, string> {
    const queue = this.queues.get(name);
    if (!queue) throw new Error(`there is no queue ${name}`);
    return queue;
  }

  /** Adds a job, unless it is there. */
  async add(job: Job): Promise<void> {
    const delay = Math.max(0, Date.parse(job.dueAt) - this.clock.now().getTime());
    await this.get(job.queue).add(job.command, job, { jobId: idOf(job), delay });
  }

  async at(place: string): Promise<Kept | null> {
    const [queue, id] = place.split('.');
    if (!id || !isQueue(queue)) return null;
    return (await this.get(queue).getJob(id)) ?? null;
  }

  /** Removes the job at a place, unless it is under way. */
  async remove(place: string): Promise<void> {
    const [queue, id] = place.split('.');
    if (id && isQueue(queue)) await this.get(queue).remove(id);
  }

  /** Whether the first try of a job has ended. */
  async wasTried(job: Job): Promise<boolean> {
    const tries = await this.redis.hmget(this.get(job.queue).toKey(idOf(job)), 'timestamp', 'atm');
    return tries[0] === null || Number(tries[1]) > 0;
  }

  /**
   * Lets the delayed jobs of a queue run whose time has come; answers when the next one's will, in milliseconds since the epoch. BullMQ
   * does so too, but by the machine's clock: due is by the application's.
   */
  async promote(name: QueueName): Promise<number> {
    for (;;) {
      const delayed = await reached(this.get(name).getDelayed(0, PAGE - 1));
      const due = delayed.filter((job) => dueOf(job) <= this.clock.now().getTime()).sort((one, other) => dueOf(one) - dueOf(other));
      if (due.length === 0) return Math.min(Number.POSITIVE_INFINITY, ...delayed.map(dueOf));
      for (const job of due) await promoted(job);
    }
  }

  /** The delayed jobs of a queue that are due: none but for moments. */
  async overdue(name: QueueName): Promise<readonly Kept[]> {
    const overdue: Kept[] = [];
    for (let start = 0; ; start += PAGE) {
      const page = await this.get(name).getDelayed(start, start + PAGE - 1);
      const due = page.filter((job) => dueOf(job) <= this.clock.now().getTime());
      overdue.push(...due);
      if (due.length < PAGE) return overdue;
    }
  }

  /** How many jobs wait for a worker or have one, of all queues at one moment. */
  async busy(): Promise<number> {
    const lengths = this.redis.multi();
    for (const queue of this.queues.values()) lengths.llen(queue.keys.wait ?? '').llen(queue.keys.active ?? '');
    let busy = 0;
    for (const [error, length] of (await lengths.exec()) ?? []) {
      if (error) throw error;
      busy += Number(length);
    }
    return busy;
  }
}

/** BullMQ's ids hold no colons; a job that replaces another needs an id of its own, as the other may be under way. */
const idOf = ({ key, origin }: Pick<Job, 'key' | 'origin'>): string => createHash('sha256').update(`${key}\n${origin.id}`).digest('base64url');

export const placeOf = (job: Job): string => `${job.queue}.${idOf(job)}`;

export const dueOf = ({ data }: Kept): number => Date.parse(data.dueAt);

const isQueue = (name: string | undefined): name is QueueName => QUEUES.some((queue) => queue === name);

/** Another process, or BullMQ, may have been faster. */
async function promoted(job: Kept): Promise<void> {
  try {
    await reached(job.promote());
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: unknown };
    if (code !== GONE && code !== IN_ANOTHER_STATE) throw error;
  }
}
