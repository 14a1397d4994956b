import { Inject, Injectable } from '@nestjs/common';
import { JOB_LIMITS } from '../../../../contracts/job-writing.js';
import type { Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import { type JobTie, jobTiesView } from './job-ties.model.js';

/** Nobody posts as many. */
const MOST = 100_000;

/** Answers with which listings somebody has to do. */
@Injectable()
export class JobTiesQuery {
  constructor(@Inject(VIEWS) private readonly views: Views) {}

  /** How many listings of a member are open. */
  open(memberId: string): Promise<number> {
    return this.views.count(jobTiesView.name, { member_id: memberId, kind: 'owner', open: true }, JOB_LIMITS.open);
  }

  /** Listings of a member, or at which they are a colleague. */
  async ofMember(memberId: string, limit: number, offset: number): Promise<readonly JobTie[]> {
    return this.views.find(jobTiesView.name, { member_id: memberId }, { sort: [['_id', 1]], limit, offset });
  }

  /** Ids of the listings of one at which another is a colleague. */
  async between(ownerId: string, colleagueId: string): Promise<readonly string[]> {
    const found = await this.views.find(jobTiesView.name, { member_id: colleagueId, kind: 'colleague', owner_id: ownerId }, { limit: MOST });
    return found.map(({ job_id }) => job_id);
  }
}
