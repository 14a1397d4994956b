import { projection } from '../../../kernel/projection.js';
import type { JobApplicationEvent } from './application.events.js';
import { applicationsView } from './applications.model.js';

const { change, put } = applicationsView;
const ratingOf = (memberId: string): `ratings.${string}` => `ratings.${memberId}`;

/** Who applied to which listing, and how it stands. */
export const applicationsProjection = projection<JobApplicationEvent>({
  name: 'job_applications',
  version: 2,
  views: [applicationsView.name],
  on: {
    JobApplicationSent: ({ data, at, position }) =>
      put(data.applicationId, {
        job_id: data.jobId,
        owner_id: data.ownerId,
        applicant_id: data.applicantId,
        state: 'sent',
        applied_at: at,
        state_at: at,
        unread_by: null,
        ratings: {},
        has_content: true,
        version: 0,
        number: position,
      }),
    JobApplicationSeen: ({ data, at }) => change(data.applicationId, { $set: { state: 'seen', state_at: at } }),
    JobApplicationStateSet: ({ data, at }) => change(data.applicationId, { $set: { state: data.state, state_at: at }, $inc: { version: 1 } }),
    JobApplicationWithdrawn: ({ data, at }) =>
      change(data.applicationId, { $set: { state: 'withdrawn', state_at: at, unread_by: null, ratings: {}, has_content: false } }),
    JobApplicationAnswered: ({ data }) => change(data.applicationId, { $set: { unread_by: data.side === 'applicant' ? 'employer' : 'applicant' } }),
    JobAnswersRead: ({ data }) => change(data.applicationId, { $set: { unread_by: null } }),
    JobApplicationRated: ({ data: { applicationId, authorId, sealed } }) =>
      change(applicationId, sealed === null ? { $unset: { [ratingOf(authorId)]: '' } } : { $set: { [ratingOf(authorId)]: sealed } }),
    JobApplicationDestroyed: ({ data }) => change(data.applicationId, { $set: { unread_by: null, ratings: {}, has_content: false } }),
  },
});
