import { Inject, Injectable } from '@nestjs/common';
import type { Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import { jobSearchReadersView } from './job-search-readers.model.js';

/** Answers who keeps a search of which they want to hear daily. */
@Injectable()
export class JobSearchReadersQuery {
  constructor(@Inject(VIEWS) private readonly views: Views) {}

  async after(memberId: string | null, limit: number): Promise<readonly string[]> {
    const filter = memberId === null ? {} : { _id: { $gt: memberId } };
    const found = await this.views.find(jobSearchReadersView.name, filter, { sort: [['_id', 1]], limit });
    return found.map(({ _id }) => _id);
  }
}
