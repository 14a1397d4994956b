import { decides } from '../../../platform/commands/decides.js';
import { decidesAndDestroys } from '../../../platform/commands/decides-and-destroys.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { EndMemberJobs, PartColleagues } from './account.commands.js';
import { ColleaguesController } from './colleagues.controller.js';
import { Colleagues } from './colleagues.service.js';
import { expireJobs } from './expire-jobs.policy.js';
import { EndMemberJobsHandler, PartColleaguesHandler } from './follow-members.handlers.js';
import { followMembersInJobs } from './follow-members.policy.js';
import { CloseJob, ExpireJob, NameColleague, RemoveColleague, RenewJob, ReopenJob, WithdrawJob, WriteJob } from './job.commands.js';
import { jobOwnData } from './job.own-data.js';
import { jobStream } from './job.stream.js';
import { jobTold } from './job.told.js';
import { JobDesk } from './job-desk.service.js';
import { jobTiesView } from './job-ties.model.js';
import { jobTiesProjection } from './job-ties.projection.js';
import { JobTiesQuery } from './job-ties.query.js';
import { JobsController } from './jobs.controller.js';
import { MemberJobs } from './member-jobs.port.js';
import { SavedJobQuery } from './saved-job.query.js';
import { WriteJobHandler } from './write-job.handler.js';

const jobId = ({ jobId }: { jobId: string }): string => jobId;

/** A job listing: what it says, how long it is open, who reads its applications. */
export const listing: Slice = {
  streams: [jobStream],
  told: jobTold,
  commands: [
    handledBy(WriteJob, WriteJobHandler),
    decides(CloseJob, jobStream, jobId),
    decides(ReopenJob, jobStream, jobId),
    decides(RenewJob, jobStream, jobId),
    decides(ExpireJob, jobStream, jobId, 'publishing'),
    decidesAndDestroys(WithdrawJob, jobStream, jobId),
    decides(NameColleague, jobStream, jobId),
    decides(RemoveColleague, jobStream, jobId),
    handledBy(EndMemberJobs, EndMemberJobsHandler, 'cleanup'),
    handledBy(PartColleagues, PartColleaguesHandler, 'cleanup'),
  ],
  policies: [expireJobs, followMembersInJobs],
  projections: [{ projection: jobTiesProjection, models: [jobTiesView] }],
  ownData: jobOwnData,
  controllers: [JobsController, ColleaguesController],
  providers: [JobDesk, Colleagues, SavedJobQuery, JobTiesQuery, { provide: MemberJobs, useExisting: JobTiesQuery }],
};
