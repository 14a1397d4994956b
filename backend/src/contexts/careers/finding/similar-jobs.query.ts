import { Inject, Injectable } from '@nestjs/common';
import { tagSlug } from '../../../../contracts/forum-tags.js';
import { JOB_LISTS, type JobRow } from '../../../../contracts/jobs.js';
import type { Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { VIEWS } from '../../../platform/tokens.js';
import { JobFinder } from './job-finder.query.js';
import { JobRows } from './job-rows.query.js';
import { type JobDocument, jobsView } from './jobs.model.js';
import { likenessOf } from './similar.rules.js';

/** Answers which open listings are like one. */
@Injectable()
export class SimilarJobs {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly finder: JobFinder,
    private readonly rows: JobRows,
  ) {}

  /** Those that have most in common with it, of as many the newest first. `tag` counts as one of its own. */
  async to(job: JobDocument, tag: string | undefined, caller: Caller): Promise<JobRow[]> {
    const wanted = likenessOf({ ...job, tags: [...job.tags, ...(tag ? [tagSlug(tag)] : [])] });
    const ids = (await this.finder.current()).alike(wanted, job._id, JOB_LISTS.similar);
    return this.rows.of(await this.views.getMany(jobsView.name, ids), caller);
  }
}
