import { decides } from '../../../platform/commands/decides.js';
import { answer } from '../../../platform/slices/answer.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { DecidedJobs } from '../../forum/decisions/decided-texts.port.js';
import { jobStream } from '../listing/job.stream.js';
import {
  ApproveJob,
  DeleteJob,
  HideJob,
  HoldJobAgain,
  RefuseHeldJob,
  RestoreJob,
  RestoreRemovedJob,
  UndoJobDecision,
} from '../listing/job-moderation.commands.js';
import { DecidedJobsQuery } from './decided-jobs.query.js';
import { JobDeskController } from './job-desk.controller.js';
import { ReportedJobQuery } from './reported-job.query.js';
import { settleHeldJob } from './settle-held-job.policy.js';
import { withdrawReportedJob } from './withdraw-reported-job.policy.js';

const jobId = ({ jobId }: { jobId: string }): string => jobId;

/** Listings that were reported, and what staff decide on them. */
export const desk: Slice = {
  commands: [
    decides(HideJob, jobStream, jobId),
    decides(DeleteJob, jobStream, jobId),
    decides(RestoreJob, jobStream, jobId),
    decides(RestoreRemovedJob, jobStream, jobId),
    decides(UndoJobDecision, jobStream, jobId),
    decides(RefuseHeldJob, jobStream, jobId),
    decides(HoldJobAgain, jobStream, jobId),
    decides(ApproveJob, jobStream, jobId),
  ],
  policies: [withdrawReportedJob, settleHeldJob],
  controllers: [JobDeskController],
  answers: [answer(DecidedJobs, DecidedJobsQuery)],
  providers: [ReportedJobQuery, DecidedJobsQuery],
};
