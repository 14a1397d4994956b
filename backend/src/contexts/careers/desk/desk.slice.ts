import { decides } from '../../../platform/commands/decides.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { jobStream } from '../listing/job.stream.js';
import { ApproveJob, DeleteJob, HideJob, HoldJobAgain, RefuseHeldJob, RestoreRemovedJob } from '../listing/job-moderation.commands.js';
import { ReportedJobQuery } from './reported-job.query.js';
import { settleHeldJob } from './settle-held-job.policy.js';
import { withdrawReportedJob } from './withdraw-reported-job.policy.js';

const jobId = ({ jobId }: { jobId: string }): string => jobId;

/** Listings that were reported, and what staff decide on them. */
export const desk: Slice = {
  commands: [
    decides(HideJob, jobStream, jobId),
    decides(DeleteJob, jobStream, jobId),
    decides(RestoreRemovedJob, jobStream, jobId),
    decides(RefuseHeldJob, jobStream, jobId),
    decides(HoldJobAgain, jobStream, jobId),
    decides(ApproveJob, jobStream, jobId),
  ],
  policies: [withdrawReportedJob, settleHeldJob],
  providers: [ReportedJobQuery],
};
