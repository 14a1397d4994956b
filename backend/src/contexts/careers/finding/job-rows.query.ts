import { Injectable } from '@nestjs/common';
import type { JobRow, JobViewer } from '../../../../contracts/jobs.js';
import { kilometresBetween, type Point } from '../../../../contracts/provinces.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { derived } from '../../../platform/views/derived.js';
import { lasting } from '../../../platform/views/lasting.js';
import { pointOf } from '../listing/job-lines.rules.js';
import { endedAt, lifeOf, placeOf } from './findable.rules.js';
import { JobApplications } from './job-applications.port.js';
import type { JobDocument } from './jobs.model.js';

const NOBODY: JobViewer = { isOwner: false, isColleague: false, application: null, received: null };

/** Stored listings as lists show them to a caller, with how far they are from a point. */
@Injectable()
export class JobRows {
  constructor(private readonly applications: JobApplications) {}

  async of(jobs: readonly JobDocument[], caller: Caller, from: Point | null = null): Promise<JobRow[]> {
    const viewers = await this.viewersOf(jobs, caller);
    return jobs.map((job) => {
      const row = rowOf(job);
      const viewer = viewers.get(job._id) ?? NOBODY;
      const km = from && farFrom(job, from);
      return viewer === NOBODY && km === null ? row : { ...row, km, viewer };
    });
  }

  private async viewersOf(jobs: readonly JobDocument[], { memberId }: Caller): Promise<ReadonlyMap<string, JobViewer>> {
    if (memberId === null) return new Map();
    const read = jobs.filter((job) => job.owner_id === memberId || job.colleague_ids.includes(memberId)).map(({ _id }) => _id);
    const [received, own] = await Promise.all([this.applications.received(read), this.applications.ownTo(idsOf(jobs), memberId)]);
    return new Map(
      jobs.map((job) => [
        job._id,
        {
          isOwner: job.owner_id === memberId,
          isColleague: job.colleague_ids.includes(memberId),
          application: own.get(job._id) ?? null,
          received: received.get(job._id) ?? null,
        },
      ]),
    );
  }
}

const idsOf = (jobs: readonly JobDocument[]): readonly string[] => jobs.map(({ _id }) => _id);

function farFrom(job: JobDocument, from: Point): number | null {
  const place = placeOf(job, pointOf(job.point));
  return place && Math.round(kilometresBetween(from, place));
}

/** The same for most who may read it, so its JSON is made once. */
const rowOf = derived(
  (job: JobDocument): JobRow =>
    lasting({
      id: job._id,
      user_id: job.owner_id,
      title: job.title,
      company_name: job.company,
      logo_url: job.logo,
      location: job.location,
      province: job.province,
      remote_region: job.remote_region,
      work_type: job.work_type,
      category: job.category,
      tags: [...job.tags],
      salary: job.salary,
      state: lifeOf(job),
      hidden: job.hidden,
      held: job.held,
      created_at: job.created_at,
      published_at: job.published_at,
      apply_until: job.apply_until,
      ended_at: endedAt(job),
      km: null,
      viewer: NOBODY,
    }),
);
