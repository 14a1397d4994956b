import { APPLICATION_LIMITS } from '../../../../contracts/job-applications.js';
import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { JobApplicationSent } from '../application/application.events.js';
import { RemoveTempCv } from './temp-cv.commands.js';
import type { TempCvRemoved, TempCvUploaded } from './temp-cv.events.js';

const HOUR_MS = 60 * 60_000;
const key = (cvId: string): string => `remove-temp-cv:${cvId}`;

/** What an application has copied goes at once, and what nothing has taken after a while. */
export const removeTempCvs = policy<TempCvUploaded | TempCvRemoved | JobApplicationSent>({
  name: 'remove-temp-cvs',
  on: {
    TempCvUploaded: ({ data: { cvId }, at }) => [
      {
        schedule: intent(RemoveTempCv, { cvId }),
        key: key(cvId),
        at: new Date(Date.parse(at) + APPLICATION_LIMITS.unusedHours * HOUR_MS).toISOString(),
      },
    ],
    TempCvRemoved: ({ data: { cvId } }) => [{ cancel: key(cvId) }],
    JobApplicationSent: ({ data: { uploadId } }) => (uploadId === null ? [] : [{ send: intent(RemoveTempCv, { cvId: uploadId }) }]),
  },
});
