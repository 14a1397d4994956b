import { Injectable } from '@nestjs/common';
import type { JobRow, JobViewer } from '../../../../contracts/jobs.js';
import { kilometresBetween, type Point } from '../../../../contracts/provinces.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { derived } from '../../../platform/views/derived.js';
import { lasting } from '../../../platform/views/lasting.js';
import { pointOf } from '../listing/job-lines.rules.js';
import { endedAt, lifeOf, placeOf } from './findable.rules.js';
import type { JobDocument } from './jobs.model.js';

const NOBODY: JobViewer = { isOwner: false, isColleague: false, application: null, received: null };

/** Stored listings as lists show them to a caller, with how far they are from a point. */
@Injectable()
export class JobRows {
  of(jobs: readonly JobDocument[], caller: Caller, from: Point | null = null): JobRow[] {
    return jobs.map((job) => {
      const row = rowOf(job);
      const viewer = viewerOf(job, caller);
      const km = from && farFrom(job, from);
      return viewer === NOBODY && km === null ? row : { ...row, km, viewer };
    });
  }
}

function farFrom(job: JobDocument, from: Point): number | null {
  const place = placeOf(job, pointOf(job.point));
  return place && Math.round(kilometresBetween(from, place));
}

function viewerOf(job: JobDocument, { memberId }: Caller): JobViewer {
  if (memberId === null) return NOBODY;
  const [isOwner, isColleague] = [job.owner_id === memberId, job.colleague_ids.includes(memberId)];
  return isOwner || isColleague ? { ...NOBODY, isOwner, isColleague } : NOBODY;
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
      created_at: job.created_at,
      published_at: job.published_at,
      apply_until: job.apply_until,
      ended_at: endedAt(job),
      km: null,
      viewer: NOBODY,
    }),
);
