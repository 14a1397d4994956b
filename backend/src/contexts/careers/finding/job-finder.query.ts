import { setImmediate } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '../../../kernel/clock.js';
import type { FilterOf, Views } from '../../../kernel/views.js';
import { unavailable } from '../../../platform/refusals/refusals.js';
import { CLOCK, VIEWS } from '../../../platform/tokens.js';
import { derived } from '../../../platform/views/derived.js';
import { pointOf } from '../listing/job-lines.rules.js';
import { endedAt, findableOf } from './findable.rules.js';
import { JobIndex } from './job-index.rules.js';
import { type JobDocument, jobsView } from './jobs.model.js';
import { jobsProjection } from './jobs.projection.js';

const AT_ONCE = 500;
const HOUR_MS = 60 * 60_000;
/** So long a listing that ended is found by those whom it concerns. */
const ENDED_DAYS = 30;

const findable = derived((job: JobDocument) => findableOf(job, pointOf(job.point)));

/**
 * Keeps the index of listings as the view says, in each process: read once as a whole, then what changed since, before each question.
 * Documents of the second home are written in no order: so what lies above the checkpoint is read again the next time.
 */
@Injectable()
export class JobFinder {
  private index: JobIndex | null = null;
  /** Up to here everything is in the index … */
  private settled = 0;
  /** … and up to here everything was written when it was last looked. */
  private written = 0;
  private prunedAt = 0;
  private turn: Promise<unknown> = Promise.resolve();
  private isOver = false;

  constructor(
    @Inject(VIEWS) private readonly views: Views,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** As the view says by now; to be asked before anything else is awaited. */
  async current(): Promise<JobIndex> {
    const index = this.turn.then(() => this.followed());
    // Whoever asked hears what went wrong; the next question begins anew.
    this.turn = index.catch(() => undefined);
    return index;
  }

  /** Resolves when nothing is read any more: the views are about to be closed. */
  async stop(): Promise<void> {
    this.isOver = true;
    await this.turn;
  }

  private async followed(): Promise<JobIndex> {
    const index = this.index ?? (await this.loaded());
    this.index = index;
    const { written } = this;
    const last = await this.read({}, this.settled, (job) => this.take(index, job));
    this.settled = Math.max(this.settled, written);
    if (last > this.settled) this.written = (await this.views.checkpoint(jobsProjection.name)) ?? 0;
    this.prune(index);
    return index;
  }

  private async loaded(): Promise<JobIndex> {
    const index = new JobIndex();
    const written = (await this.views.checkpoint(jobsProjection.name)) ?? 0;
    await this.read({ closed_at: null, expired_at: null }, 0, (job) => this.take(index, job));
    for (const field of ['closed_at', 'expired_at'] as const) await this.readEnded(field, (job) => this.take(index, job));
    [this.settled, this.written] = [written, written];
    return index;
  }

  private async readEnded(field: 'closed_at' | 'expired_at', take: (job: JobDocument) => void): Promise<void> {
    const filter = { [field]: { $gte: new Date(this.endedBefore()).toISOString() } };
    for (let offset = 0; ; offset += AT_ONCE) {
      const page = await this.views.find(jobsView.name, filter, { sort: [[field, 1]], limit: AT_ONCE, offset });
      for (const job of page) take(job);
      if (page.length < AT_ONCE) return;
      await this.others();
    }
  }

  /** Reads what changed after a place in the log; answers where the last of it did. */
  private async read(filter: FilterOf<JobDocument>, after: number, take: (job: JobDocument) => void): Promise<number> {
    for (let last = after; ; ) {
      const page = await this.views.find(jobsView.name, { ...filter, changed: { $gt: last } }, { sort: [['changed', 1]], limit: AT_ONCE });
      for (const job of page) take(job);
      last = page.at(-1)?.changed ?? last;
      if (page.length < AT_ONCE) return last;
      await this.others();
    }
  }

  /** Lets others have their turn between two pages; throws when there is to be no next one. */
  private async others(): Promise<void> {
    await setImmediate();
    if (this.isOver) throw unavailable();
  }

  private take(index: JobIndex, job: JobDocument): void {
    const ended = endedAt(job);
    if (job.gone !== null || (ended !== null && Date.parse(ended) < this.endedBefore())) index.remove(job._id);
    else index.put(findable(job));
  }

  private prune(index: JobIndex): void {
    const now = this.clock.now().getTime();
    if (now - this.prunedAt < HOUR_MS) return;
    this.prunedAt = now;
    index.removeEndedBefore(this.endedBefore());
  }

  private endedBefore(): number {
    return this.clock.now().getTime() - ENDED_DAYS * 24 * HOUR_MS;
  }
}
