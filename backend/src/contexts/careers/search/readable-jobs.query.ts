import { Inject, Injectable } from '@nestjs/common';
import type { JobRow } from '../../../../contracts/jobs.js';
import type { Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { VIEWS } from '../../../platform/tokens.js';
import { JobQuery } from '../finding/job.query.js';
import { JobRows } from '../finding/job-rows.query.js';
import { jobTextsView } from '../finding/jobs.model.js';

/** A listing that the caller may read, for those who look for words. */
interface ReadableJob {
  readonly type: 'job';
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly authorId: string;
  readonly categoryId: '';
  readonly tags: readonly string[];
  readonly solved: null;
  readonly told: Pick<JobRow, 'company_name' | 'logo_url' | 'location' | 'remote_region' | 'work_type' | 'category' | 'salary' | 'state' | 'tags' | 'hidden'>;
  readonly createdAt: string;
}

/** Answers which listings that were found by words are open, or the caller's own. */
@Injectable()
export class ReadableJobs {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly jobs: JobQuery,
    private readonly rows: JobRows,
  ) {}

  async readableJobs(ids: readonly string[], caller: Caller): Promise<ReadonlyMap<string, ReadableJob>> {
    const readable = await this.jobs.readableAmong(ids, caller);
    const kept = await this.views.getMany(
      jobTextsView.name,
      readable.map(({ _id }) => _id),
    );
    const texts = new Map(kept.map(({ _id, description, responsibilities, qualifications }) => [_id, [description, responsibilities, qualifications]]));
    const rows = (await this.rows.of(readable, caller)).filter(({ state, viewer }) => state === 'open' || viewer.isOwner);
    return new Map(rows.map((row) => [row.id, found(row, (texts.get(row.id) ?? []).filter(Boolean).join('\n\n'))]));
  }
}

function found({ id, title, user_id, tags, published_at, ...row }: JobRow, content: string): ReadableJob {
  const { company_name, logo_url, location, remote_region, work_type, category, salary, state, hidden } = row;
  return {
    ...{ type: 'job', id, title, content, authorId: user_id, categoryId: '', tags, solved: null, createdAt: published_at },
    told: { company_name, logo_url, location, remote_region, work_type, category, salary, state, tags, hidden },
  };
}
