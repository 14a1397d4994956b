import type { CommandClass } from '../../../kernel/command.js';
import { decides } from '../../../platform/commands/decides.js';
import { decidesAndDestroys } from '../../../platform/commands/decides-and-destroys.js';
import { answer } from '../../../platform/slices/answer.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { tellsNothing } from '../../../platform/telling/told-facts.js';
import { NoticedJobs } from '../../notifications/notice/noticed-jobs.port.js';
import { JobApplications } from '../finding/job-applications.port.js';
import { StandingApplications } from '../listing/standing-applications.port.js';
import { ApplicantDesk } from './applicant-desk.service.js';
import {
  AnswerJobApplication,
  DestroyJobApplication,
  type JobApplicationCommand,
  NoteCvDownload,
  RateJobApplication,
  ReadOwnApplication,
  ReadReceivedApplication,
  RemoveTeamNote,
  SendJobApplication,
  SetJobApplicationState,
  WithdrawJobApplication,
  WriteTeamNote,
} from './application.commands.js';
import { applicationOwnData } from './application.own-data.js';
import { APPLICATION_CVS_AREA, applicationStreamId, jobApplicationStream, streamOfOwner } from './application.stream.js';
import { ApplicationCvs } from './application-cvs.service.js';
import { ApplicationFacts } from './application-facts.service.js';
import { ApplicationRows } from './application-rows.query.js';
import { ApplicationSeals } from './application-seals.service.js';
import { ApplicationsController } from './applications.controller.js';
import { applicationsView } from './applications.model.js';
import { applicationsProjection } from './applications.projection.js';
import { ApplicationsAfter } from './applications-after.port.js';
import { ApplicationsOfJobs } from './applications-of-jobs.query.js';
import { Applying } from './applying.service.js';
import { BulkAnswers } from './bulk-answers.service.js';
import { DestroyJobApplicationsHandler } from './destroy-applications.handler.js';
import { DestroyJobApplicationHandler, EndingApplications, WithdrawJobApplicationHandler } from './end-application.handlers.js';
import { DestroyJobApplications, EndRemovedJobApplications } from './end-applications.commands.js';
import { endApplications, endApplicationsToRemovedJobs } from './end-applications.policy.js';
import { EndRemovedJobApplicationsHandler } from './end-removed-job.handler.js';
import { JobBriefs } from './job-briefs.query.js';
import { JobDoor } from './job-door.service.js';
import { JobIdsOf } from './job-ids-of.query.js';
import { NoticedJobsQuery } from './noticed-jobs.query.js';
import { OwnApplications } from './own-applications.query.js';
import { ReceivedController } from './received.controller.js';
import { ReceivedApplications } from './received-applications.query.js';
import { ReceivedDesk } from './received-desk.service.js';

const decide = <C extends JobApplicationCommand>(command: CommandClass<C>) => decides(command, jobApplicationStream, applicationStreamId);

/** What members send to listings, and what both sides make of it; nobody else is told of it. */
export const application: Slice = {
  streams: [jobApplicationStream],
  told: tellsNothing(jobApplicationStream),
  commands: [
    decide(SendJobApplication),
    handledBy(WithdrawJobApplication, WithdrawJobApplicationHandler),
    handledBy(DestroyJobApplication, DestroyJobApplicationHandler, 'cleanup'),
    handledBy(DestroyJobApplications, DestroyJobApplicationsHandler, 'cleanup'),
    handledBy(EndRemovedJobApplications, EndRemovedJobApplicationsHandler, 'cleanup'),
    decide(ReadReceivedApplication),
    decide(ReadOwnApplication),
    decide(SetJobApplicationState),
    decide(AnswerJobApplication),
    decide(WriteTeamNote),
    decidesAndDestroys(RemoveTeamNote, jobApplicationStream, applicationStreamId),
    decide(RateJobApplication),
    decide(NoteCvDownload),
  ],
  policies: [endApplications, endApplicationsToRemovedJobs],
  projections: [{ projection: applicationsProjection, models: [applicationsView] }],
  uploads: [
    {
      area: APPLICATION_CVS_AREA,
      keysOf: async (store, owner) => (await store.state(jobApplicationStream, streamOfOwner(owner))).map(({ cvKey }) => cvKey),
    },
  ],
  answers: [answer(JobApplications, ApplicationsOfJobs), answer(NoticedJobs, NoticedJobsQuery), answer(StandingApplications, JobDoor)],
  ownData: applicationOwnData,
  controllers: [ApplicationsController, ReceivedController],
  providers: [
    ...[
      ApplicationsOfJobs,
      Applying,
      ApplicantDesk,
      ApplicationCvs,
      ApplicationFacts,
      ApplicationRows,
      ApplicationSeals,
      EndingApplications,
      JobBriefs,
      JobDoor,
      JobIdsOf,
      NoticedJobsQuery,
      OwnApplications,
    ],
    ...[BulkAnswers, ReceivedApplications, ReceivedDesk, { provide: ApplicationsAfter, useExisting: ApplicationRows }],
  ],
};
