import { APPLICATION_TEXT, type Application, type ApplyRequest } from '@contracts/job-applications';
import type { OwnProfile } from '@contracts/profile-details';
import { posts, useCall } from '../../../calls/useCall';
import { at, reads } from '../../../client/reads';
import { upload } from '../../../client/upload';
import { JOBS, jobPath, tries } from './careers';
import { countQuery, useChangeJob } from './job';

/** The address of the CV on one's own profile; asked where it is offered. */
export const ownCvQuery = (memberId: string) =>
  reads<Pick<OwnProfile, 'cv_url'>>([...JOBS, 'cv', memberId], at`/api/profile/${memberId}`, { staleTime: 0, gcTime: 0 });

/** Sends a CV for an application; what no application names is deleted after a day. */
export const uploadCv = (file: File, onProgress: (share: number) => void): Promise<{ url?: string }> =>
  upload('/api/profile/upload/temp-cv', 'cv', file, { onProgress });

export function useApply(jobId: string) {
  const change = useChangeJob(jobId);
  return useCall(posts<ApplyRequest, Application>(`${jobPath(jobId)}/apply`), {
    tries,
    says: APPLICATION_TEXT.done,
    asksAgain: [countQuery(jobId).queryKey, [...JOBS, 'applications']],
    onSuccess: ({ data }) => change((job) => ({ ...job, viewer: { ...job.viewer, application: data.state } })),
  });
}
