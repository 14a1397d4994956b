import type { Author } from '@contracts/accounts';
import type { Listing } from '@contracts/envelope';
import { FOLLOW_LIMITS } from '@contracts/follow';
import {
  type AnswerRequest,
  APPLICATION_LIMITS,
  type ApplicationStateRequest,
  type CvDownloadRequest,
  type RatingRequest,
  type ReceivedApplication,
  type ReceivedDetail,
  type TeamNoteRequest,
} from '@contracts/job-applications';
import { type ColleagueRequest, JOB_WRITING_TEXT } from '@contracts/job-writing';
import type { JobRow } from '@contracts/jobs';
import { posts, puts, removes, useCall } from '../../../calls/useCall';
import { download } from '../../../client/download';
import { at, reads, readsPages } from '../../../client/reads';
import { APPLICATIONS } from './applications';
import { JOBS, jobPath, tries } from './careers';

const RECEIVED = [...JOBS, 'applications', 'received'] as const;
const pathOf = (id: string): string => at`/api/career/applications/received/${id}`;

/** What the member posted, open or over. */
export const ownJobsQuery = (memberId: string) =>
  readsPages<Listing<JobRow>>([...JOBS, 'own', memberId], at`/api/users/${memberId}/jobs`, { ...tries, query: { limit: FOLLOW_LIMITS.page } });

/** The listings of others whose applications the member reads. */
export const namedJobsQuery = reads<JobRow[]>([...RECEIVED, 'jobs'], `${APPLICATIONS}/received/jobs`, tries);

/** Who applied to a listing, the newest first. Nothing of applications is kept on the device. */
export const receivedQuery = (jobId: string) =>
  readsPages<Listing<ReceivedApplication>>([...RECEIVED, 'list', jobId], `${APPLICATIONS}/received`, {
    ...tries,
    query: { jobId, limit: APPLICATION_LIMITS.list.most },
  });
/** Reading it makes it seen; asked anew whenever it is opened, since the address of its CV holds for a while only. */
export const receivedOneQuery = (id: string) => reads<ReceivedDetail>([...RECEIVED, 'of', id], pathOf(id), { ...tries, staleTime: 0 });

/** Every call answers how the application stands then. */
const standing = (id: string) => ({ tries, keeps: receivedOneQuery(id), asksAgain: [[...RECEIVED, 'list']] });

export const useSetState = (id: string) =>
  useCall(posts<ApplicationStateRequest, ReceivedDetail>(`${pathOf(id)}/state`), {
    ...standing(id),
    asksAgain: [[...RECEIVED]],
    fails: 'Durum değiştirilemedi',
  });
export const useRate = (id: string) =>
  useCall(puts<RatingRequest, ReceivedDetail>(`${pathOf(id)}/rating`), { ...standing(id), anew: true, fails: 'Puan kaydedilemedi' });
export const useNote = (id: string) => useCall(posts<TeamNoteRequest, ReceivedDetail>(`${pathOf(id)}/notes`), standing(id));
export const useRemoveNote = (id: string) =>
  useCall(
    removes<{ noteId: string }, ReceivedDetail>(({ noteId }) => pathOf(id) + at`/notes/${noteId}`),
    { ...standing(id), says: 'Not silindi.', fails: 'Not silinemedi' },
  );
export const useAnswerApplicant = (id: string) => useCall(posts<AnswerRequest, ReceivedDetail>(`${pathOf(id)}/messages`), standing(id));
/** Saves the CV, once its reason stands. */
export const useDownloadCv = (id: string, name: string) =>
  useCall(posts<CvDownloadRequest, { url: string }>(`${pathOf(id)}/cv/download`), {
    tries,
    onSuccess: ({ data }) => download(data.url, name),
  });

export const colleaguesQuery = (jobId: string) => reads<Author[]>([...JOBS, 'of', jobId, 'colleagues'], `${jobPath(jobId)}/colleagues`, tries);
export const useAddColleague = (jobId: string) =>
  useCall(posts<ColleagueRequest, Author[]>(`${jobPath(jobId)}/colleagues`), {
    tries,
    keeps: colleaguesQuery(jobId),
    says: JOB_WRITING_TEXT.colleagueNamed,
  });
export const useRemoveColleague = (jobId: string) =>
  useCall(
    removes<{ memberId: string }, Author[]>(({ memberId }) => at`/api/career/jobs/${jobId}/colleagues/${memberId}`),
    { tries, keeps: colleaguesQuery(jobId), says: JOB_WRITING_TEXT.colleagueRemoved, fails: 'Kişi çıkarılamadı' },
  );
