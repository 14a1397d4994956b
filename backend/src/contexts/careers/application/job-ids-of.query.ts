import { Inject, Injectable } from '@nestjs/common';
import { APPLICATION_LIMITS } from '../../../../contracts/job-applications.js';
import type { Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import { isWithheld } from '../finding/findable.rules.js';
import { type JobDocument, jobsView } from '../finding/jobs.model.js';
import { type JobTie, jobTiesView } from '../listing/job-ties.model.js';
import { applicationsView } from './applications.model.js';

/** Listings of one member that are looked through for applications; an older one is asked for by its id. */
const MOST = 500;

/** Knows whose applications a member reads. */
@Injectable()
export class JobIdsOf {
  constructor(@Inject(VIEWS) private readonly views: Views) {}

  /** Of their own listings and those that they were named for, without those that they applied to themselves, and those that staff keep from everybody. */
  async reader(memberId: string): Promise<readonly string[]> {
    return (await this.read(memberId, await this.ties(memberId))).map(({ _id }) => _id);
  }

  /** The same without their own: the listings, the newest first. */
  async named(memberId: string): Promise<readonly JobDocument[]> {
    const jobs = await this.read(memberId, (await this.ties(memberId)).filter(isNamed));
    return jobs.toSorted((one, other) => other.number - one.number);
  }

  private ties(memberId: string): Promise<readonly JobTie[]> {
    return this.views.find(jobTiesView.name, { member_id: memberId }, { sort: [['_id', -1]], limit: MOST });
  }

  private async read(memberId: string, ties: readonly JobTie[]): Promise<readonly JobDocument[]> {
    const named = ties.filter(isNamed).map(({ job_id }) => job_id);
    const filter = { job_id: { $in: named }, applicant_id: memberId };
    const limit = named.length * APPLICATION_LIMITS.again;
    const own = limit === 0 ? [] : await this.views.find(applicationsView.name, filter, { sort: [['number', -1]], limit });
    const applied = new Set(own.filter(({ state }) => state !== 'withdrawn').map(({ job_id }) => job_id));
    const ids = ties.map(({ job_id }) => job_id).filter((id) => !applied.has(id));
    return (await this.views.getMany(jobsView.name, ids)).filter((job) => job.gone === null && !isWithheld(job));
  }
}

const isNamed = ({ kind }: JobTie): boolean => kind === 'colleague';
