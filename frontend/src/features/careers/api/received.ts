import type { Author } from '@contracts/accounts';
import type { Listing } from '@contracts/envelope';
import { FOLLOW_LIMITS } from '@contracts/follow';
import { APPLICATION_STATE_LABEL, type ApplicationState } from '@contracts/job-application-states';
import {
  type AnswerRequest,
  APPLICATION_LIMITS,
  type ApplicationStateRequest,
  type CvDownloadRequest,
  DECIDED_STATES,
  type RatingRequest,
  type ReceivedApplication,
  type ReceivedDetail,
  type TeamNote,
  type TeamNoteRequest,
} from '@contracts/job-applications';
import { type ColleagueRequest, JOB_WRITING_TEXT } from '@contracts/job-writing';
import type { JobRow } from '@contracts/jobs';
import { posts, puts, removes, useCall } from '../../../calls/useCall';
import { download } from '../../../client/download';
import { discardDraft } from '../../../client/drafts/useDraft';
import { at, reads, readsPages } from '../../../client/reads';
import { toast } from '../../../design/toast';
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

interface StateChange extends ApplicationStateRequest {
  before: ApplicationState;
}

/** What was decided before can be set again at once; nobody sets an application back to one that was only sent or seen. */
export function useSetState(id: string) {
  const settings = { ...standing(id), anew: true as const, asksAgain: [[...RECEIVED]] };
  const address = `${pathOf(id)}/state`;
  const undo = useCall(posts<ApplicationStateRequest, ReceivedDetail>(address), { ...settings, says: 'Durum geri alındı.', fails: 'Durum geri alınamadı' });
  const change = posts<StateChange, ReceivedDetail>(address, ({ state, version }) => ({ state, version }) satisfies ApplicationStateRequest);
  return useCall(change, {
    ...settings,
    fails: 'Durum değiştirilemedi',
    onSuccess: ({ data: { version } }, { state, before }) => {
      const text = `Durum ‘${APPLICATION_STATE_LABEL[state]}’ oldu.`;
      const decided = DECIDED_STATES.find((each) => each === before);
      void toast(decided ? { text, action: { label: 'Geri Al', run: () => undo.mutate({ state: decided, version }) } } : { text });
    },
  });
}
export const useRate = (id: string) =>
  useCall(puts<RatingRequest, ReceivedDetail>(`${pathOf(id)}/rating`), { ...standing(id), anew: true, fails: 'Puan kaydedilemedi' });
export const useNote = (id: string, draft: string) =>
  useCall(posts<TeamNoteRequest, ReceivedDetail>(`${pathOf(id)}/notes`), { ...standing(id), onSuccess: () => discardDraft(draft) });
/** It goes at once, and can be written again as it was. */
export function useRemoveNote(id: string) {
  const writeAgain = useCall(posts<TeamNoteRequest, ReceivedDetail>(`${pathOf(id)}/notes`), { ...standing(id), fails: 'Not geri alınamadı' });
  const remove = removes<Pick<TeamNote, 'id' | 'text'>, ReceivedDetail>((note) => pathOf(id) + at`/notes/${note.id}`);
  return useCall(remove, {
    ...standing(id),
    fails: 'Not silinemedi',
    onSuccess: (_answer, { text }) => void toast({ text: 'Not silindi.', action: { label: 'Geri Al', run: () => writeAgain.mutate({ text }) } }),
  });
}
/** What was sent is no draft any more, also when its page was left meanwhile. */
export const useAnswerApplicant = (id: string, draft: string) =>
  useCall(posts<AnswerRequest, ReceivedDetail>(`${pathOf(id)}/messages`), { ...standing(id), onSuccess: () => discardDraft(draft) });
/** Saves the CV, once its reason stands. */
export const useDownloadCv = (id: string, name: string) =>
  useCall(posts<CvDownloadRequest, { url: string }>(`${pathOf(id)}/cv/download`), {
    tries,
    asksAgain: [[...RECEIVED, 'of', id]],
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
