import { Inject, Injectable } from '@nestjs/common';
import type { ApplicationState } from '../../../../contracts/job-application-states.js';
import { APPLICATION_LIMITS } from '../../../../contracts/job-applications.js';
import type { Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import { applicationsView } from './applications.model.js';

const NEWEST = [['number', -1]] as const;
const OLDEST = [['number', 1]] as const;
/** Listings of one applicant that lists still show them once they ended. */
const MOST = 200;
const STANDING = ['sent', 'seen', 'reviewing', 'positive', 'negative'] as const satisfies readonly ApplicationState[];

/** Answers lists and pages of listings what they say of applications. */
@Injectable()
export class ApplicationsOfJobs {
  constructor(@Inject(VIEWS) private readonly views: Views) {}

  async received(jobIds: readonly string[]): Promise<ReadonlyMap<string, { readonly all: number; readonly unseen: number }>> {
    const counted = jobIds.map(async (job_id) => {
      const [all, unseen] = await Promise.all([
        this.views.count(applicationsView.name, { job_id, state: { $in: STANDING } }),
        this.views.count(applicationsView.name, { job_id, state: 'sent' }),
      ]);
      return [job_id, { all, unseen }] as const;
    });
    return new Map(await Promise.all(counted));
  }

  async ownTo(jobIds: readonly string[], memberId: string): Promise<ReadonlyMap<string, ApplicationState>> {
    if (jobIds.length === 0) return new Map();
    const filter = { job_id: { $in: jobIds }, applicant_id: memberId };
    const found = await this.views.find(applicationsView.name, filter, { sort: NEWEST, limit: jobIds.length * APPLICATION_LIMITS.again });
    return new Map(found.reverse().map(({ job_id, state }) => [job_id, state]));
  }

  async appliedTo(memberId: string): Promise<readonly string[]> {
    const found = await this.views.find(applicationsView.name, { applicant_id: memberId }, { sort: NEWEST, limit: MOST });
    return [...new Set(found.map(({ job_id }) => job_id))];
  }

  async firstAt(jobId: string): Promise<string | null> {
    const [first] = await this.views.find(applicationsView.name, { job_id: jobId }, { sort: OLDEST, limit: 1 });
    return first?.applied_at ?? null;
  }
}
