import { decides } from '../../../platform/commands/decides.js';
import { decidesAndDestroys } from '../../../platform/commands/decides-and-destroys.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { expireJobs } from './expire-jobs.policy.js';
import { ExpireJob, WithdrawJob, WriteJob } from './job.commands.js';
import { jobOwnData } from './job.own-data.js';
import { jobStream } from './job.stream.js';
import { jobTold } from './job.told.js';
import { JobDesk } from './job-desk.service.js';
import { jobTiesView } from './job-ties.model.js';
import { jobTiesProjection } from './job-ties.projection.js';
import { JobTiesQuery } from './job-ties.query.js';
import { JobsController } from './jobs.controller.js';
import { SavedJobQuery } from './saved-job.query.js';
import { WriteJobHandler } from './write-job.handler.js';

const jobId = ({ jobId }: { jobId: string }): string => jobId;

/** A job listing: what it says, how long it is open, who reads its applications. */
export const listing: Slice = {
  streams: [jobStream],
  told: jobTold,
  commands: [handledBy(WriteJob, WriteJobHandler), decides(ExpireJob, jobStream, jobId, 'publishing'), decidesAndDestroys(WithdrawJob, jobStream, jobId)],
  policies: [expireJobs],
  projections: [{ projection: jobTiesProjection, models: [jobTiesView] }],
  ownData: jobOwnData,
  controllers: [JobsController],
  providers: [JobDesk, SavedJobQuery, JobTiesQuery],
};
