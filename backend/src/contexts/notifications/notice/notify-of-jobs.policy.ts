import type { JobHappening } from '../../../../contracts/job-notices.js';
import type { NotificationOutcome } from '../../../../contracts/notifications.js';
import { intent } from '../../../kernel/command.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import { policy, type Reaction } from '../../../kernel/policy.js';
import type { JobApplicationEvent, JobEvent, JobModerationEvent } from '../../careers/public.js';
import { NotifyAboutJob } from './notice.commands.js';

type OfApplication = Extract<JobApplicationEvent, { type: 'JobApplicationSent' | 'JobApplicationStateSet' | 'JobApplicationAnswered' | 'JobCvDownloaded' }>;
type OfListing = Extract<JobEvent, { type: 'JobExpired' | 'JobApproved' | 'ColleagueNamed' }> | JobModerationEvent;
type Told = Pick<NotifyAboutJob['data'], 'hearers' | 'actorId' | 'across' | 'outcome'>;

/**
 * Who reads the applications to a listing hears of a new one and of what its applicant writes, the applicant of what became of theirs, the owner of what became of the listing,
 * and a colleague that they may read them. That an
 * application was looked at, noted or rated is told to nobody.
 */
export const notifyOfJobs = policy<OfApplication | OfListing>({
  name: 'notify-of-jobs',
  follows: 'later',
  on: {
    JobApplicationSent: (event) => toReaders(event, 'job_applied'),
    JobApplicationStateSet: (event) => toApplicant(event, 'job_application_decided'),
    JobApplicationAnswered: (event) =>
      event.data.side === 'employer' ? toApplicant(event, 'job_application_answered') : toReaders(event, 'job_applicant_wrote'),
    JobCvDownloaded: (event) => toApplicant(event, 'job_cv_downloaded'),
    ColleagueNamed: (event) => {
      const { ownerId, memberId } = event.data;
      return tell(event, 'job_colleague', { hearers: { memberIds: [memberId] }, actorId: ownerId, across: [ownerId], outcome: null });
    },
    JobExpired: (event) => toOwner(event, 'job_expired', null),
    JobHidden: (event) => toOwner(event, 'job_moderated', 'hidden'),
    JobDeleted: (event) => toOwner(event, 'job_moderated', 'deleted'),
    JobRestored: (event) => (event.data.to === 'visible' ? toOwner(event, 'job_moderated', 'restored') : []),
    JobApproved: (event) => toOwner(event, 'job_moderated', 'released'),
  },
});

const toReaders = (event: RecordedEvent<OfApplication>, happening: JobHappening) => {
  const { applicantId: actorId } = event.data;
  return tell(event, happening, { hearers: 'readers', actorId, across: [actorId], outcome: null });
};

/** Which of the employer's people did it is not for the applicant. */
const toApplicant = (event: RecordedEvent<Exclude<OfApplication, { type: 'JobApplicationSent' }>>, happening: JobHappening) => {
  const { applicantId, authorId, ownerId } = event.data;
  return tell(event, happening, { hearers: { memberIds: [applicantId] }, actorId: null, across: [...new Set([authorId, ownerId])], outcome: null });
};

const toOwner = (event: RecordedEvent<OfListing>, happening: JobHappening, outcome: NotificationOutcome | null) =>
  tell(event, happening, { hearers: { memberIds: [event.data.ownerId] }, actorId: null, across: [], outcome });

function tell({ id, data: { jobId }, at, position }: RecordedEvent<OfApplication | OfListing>, happening: JobHappening, told: Told): readonly Reaction[] {
  const noticeId = `job.${id}`;
  return [{ schedule: intent(NotifyAboutJob, { jobId, happening, noticeId, position, ...told }), key: `notify:${noticeId}`, at }];
}
