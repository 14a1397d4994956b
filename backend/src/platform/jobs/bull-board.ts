import type { Clock } from '../../kernel/clock.js';
import { type JobBoard, type JobEntry, type JobState, QUEUES, type QueueCounts, type QueueName } from '../../kernel/jobs.js';
import type { BullKeys } from './bull-keys.js';
import { type BullQueues, dueOf, type Kept, placeOf } from './bull-queues.js';

/** What operators see of the jobs in BullMQ; the id of an entry is the place of the job. */
export class BullBoard implements JobBoard {
  constructor(
    private readonly bull: BullQueues,
    private readonly keys: BullKeys,
    private readonly clock: Clock,
  ) {}

  async queues(): Promise<readonly QueueCounts[]> {
    return Promise.all(QUEUES.map(async (queue) => ({ queue, counts: await this.counts(queue) })));
  }

  async entries(queue: QueueName, state: JobState, { limit, offset }: { limit: number; offset: number }): Promise<readonly JobEntry[]> {
    if (limit <= 0) return [];
    const jobs = await this.jobs(queue, state, offset, offset + limit);
    return jobs.map((job) => describe(job, state));
  }

  async entry(id: string): Promise<JobEntry | null> {
    const job = await this.bull.at(id);
    return job && describe(job, await this.stateOf(job));
  }

  async retry(id: string): Promise<boolean> {
    const job = await this.bull.at(id);
    if (!job || !(await job.isFailed())) return false;
    await job.updateData({ ...job.data, dueAt: this.clock.now().toISOString() });
    await job.retry('failed', { resetAttemptsMade: true });
    return true;
  }

  async discard(id: string): Promise<boolean> {
    const job = await this.bull.at(id);
    if (!job || !(await job.isFailed())) return false;
    await this.bull.remove(id);
    await this.keys.release(job.data.key, id);
    return true;
  }

  private async counts(name: QueueName): Promise<Record<JobState, number>> {
    const { waiting = 0, delayed = 0, active = 0, failed = 0 } = await this.bull.get(name).getJobCounts('waiting', 'delayed', 'active', 'failed');
    const overdue = Math.min(delayed, (await this.bull.overdue(name)).length);
    return { due: waiting + overdue, waiting: delayed - overdue, active, dead: failed };
  }

  private async jobs(name: QueueName, state: JobState, start: number, end: number): Promise<readonly Kept[]> {
    const queue = this.bull.get(name);
    switch (state) {
      case 'dead':
        return queue.getFailed(start, end - 1);
      case 'active':
        return queue.getActive(start, end - 1);
      case 'due': {
        const waiting = await queue.getWaitingCount();
        const [atWork, overdue] = [await queue.getWaiting(start, end - 1), await this.bull.overdue(name)];
        return [...atWork, ...overdue.slice(Math.max(0, start - waiting), Math.max(0, end - waiting))];
      }
      case 'waiting': {
        const overdue = (await this.bull.overdue(name)).length;
        return queue.getDelayed(start + overdue, end + overdue - 1);
      }
    }
  }

  private async stateOf(job: Kept): Promise<JobState> {
    switch (await job.getState()) {
      case 'failed':
        return 'dead';
      case 'active':
        return 'active';
      case 'delayed':
        return dueOf(job) <= this.clock.now().getTime() ? 'due' : 'waiting';
      default:
        return 'due';
    }
  }
}

const describe = (job: Kept, state: JobState): JobEntry => ({
  id: placeOf(job.data),
  queue: job.data.queue,
  state,
  key: job.data.key,
  command: job.data.command,
  dueAt: job.data.dueAt,
  attempts: job.attemptsMade,
  lastError: job.failedReason ?? null,
  event: job.data.event ?? null,
});
