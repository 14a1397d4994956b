import { Inject, Injectable } from '@nestjs/common';
import { JOB_LIMITS } from '../../../../contracts/job-writing.js';
import type { Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import { jobTiesView } from './job-ties.model.js';
import type { MemberJob, MemberJobs } from './member-jobs.port.js';

/** Nobody posts as many. */
const MOST = 100_000;

/** Answers with which listings somebody has to do. */
@Injectable()
export class JobTiesQuery implements MemberJobs {
  constructor(@Inject(VIEWS) private readonly views: Views) {}

  /** How many listings of a member are open. */
  open(memberId: string): Promise<number> {
    return this.views.count(jobTiesView.name, { member_id: memberId, kind: 'owner', closed: false, expired: false }, JOB_LIMITS.open);
  }

  async ofMember(memberId: string, limit: number, offset: number): Promise<readonly MemberJob[]> {
    return this.views.find(jobTiesView.name, { member_id: memberId }, { sort: [['_id', 1]], limit, offset });
  }

  async between(ownerId: string, colleagueId: string): Promise<readonly string[]> {
    const found = await this.views.find(jobTiesView.name, { member_id: colleagueId, kind: 'colleague', owner_id: ownerId }, { limit: MOST });
    return found.map(({ job_id }) => job_id);
  }
}
