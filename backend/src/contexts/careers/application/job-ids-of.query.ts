import { Inject, Injectable } from '@nestjs/common';
import type { Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import { jobTiesView } from '../listing/job-ties.model.js';

/** Listings of one member that are looked through for applications; an older one is asked for by its id. */
const MOST = 500;

/** Knows whose applications a member reads. */
@Injectable()
export class JobIdsOf {
  constructor(@Inject(VIEWS) private readonly views: Views) {}

  /** Of their own listings and those that they were named for. */
  async reader(memberId: string): Promise<readonly string[]> {
    const ties = await this.views.find(jobTiesView.name, { member_id: memberId }, { sort: [['_id', -1]], limit: MOST });
    return ties.map(({ job_id }) => job_id);
  }
}
