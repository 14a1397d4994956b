import { answer } from '../../../platform/slices/answer.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { PostedJobs } from '../../social/stats/contributions.port.js';
import { JobFindingController } from './finding.controller.js';
import { JobQuery } from './job.query.js';
import { JobFinder } from './job-finder.query.js';
import { JobLists } from './job-lists.query.js';
import { JobPageQuery } from './job-page.query.js';
import { JobReading } from './job-reading.service.js';
import { JobRows } from './job-rows.query.js';
import { jobsView, jobTextsView } from './jobs.model.js';
import { jobsProjection } from './jobs.projection.js';
import { MemberJobsController } from './member-jobs.controller.js';
import { MemberJobs } from './member-jobs.query.js';
import { SimilarJobs } from './similar-jobs.query.js';

/** The views of listings, and the calls by which they are found and read. */
export const finding: Slice = {
  projections: [{ projection: jobsProjection, models: [jobsView, jobTextsView] }],
  controllers: [JobFindingController, MemberJobsController],
  answers: [answer(PostedJobs, MemberJobs)],
  providers: [JobQuery, JobFinder, JobReading, JobRows, JobLists, JobPageQuery, SimilarJobs, MemberJobs],
};
