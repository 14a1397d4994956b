import { Inject, Injectable } from '@nestjs/common';
import type { Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import { jobsView } from '../finding/jobs.model.js';

/** Answers how listings are called on which staff decided. */
@Injectable()
export class DecidedJobsQuery {
  constructor(@Inject(VIEWS) private readonly views: Views) {}

  async byIds(ids: readonly string[]) {
    const found = ids.length > 0 ? await this.views.getMany(jobsView.name, [...new Set(ids)]) : [];
    return new Map(found.map(({ _id, title, gone }) => [_id, { title, withdrawn: gone === 'withdrawn' }] as const));
  }
}
