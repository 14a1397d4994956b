import {
  type CloseJobRequest,
  type FoundPlace,
  JOB_WRITING_TEXT,
  type LocateRequest,
  type RenewJobRequest,
  type SavedJob,
  type WriteJobRequest,
} from '@contracts/job-writing';
import { posts, puts, useCall } from '../../../calls/useCall';
import { upload } from '../../../client/upload';
import { JOBS, jobPath, tries } from './careers';
import { inWords } from './inWords';

/** A listing stands in many lists, also of its owner's profile. */
const asksAgain = [JOBS, ['members']] as const;

export const useCreateJob = () => useCall(inWords(posts<WriteJobRequest, SavedJob>('/api/career/jobs')), { tries, asksAgain });
export const useEditJob = (id: string) => useCall(inWords(puts<WriteJobRequest, SavedJob>(jobPath(id))), { tries, asksAgain });

export const useCloseJob = (id: string) =>
  useCall(posts<CloseJobRequest, SavedJob>(`${jobPath(id)}/close`), { tries, asksAgain, says: JOB_WRITING_TEXT.closed, fails: 'İlan kapatılamadı' });
export const useReopenJob = (id: string) =>
  useCall(posts<void, SavedJob>(`${jobPath(id)}/reopen`), { tries, asksAgain, says: JOB_WRITING_TEXT.reopened, fails: 'İlan yeniden açılamadı' });
const renews = (id: string) => posts<RenewJobRequest, SavedJob>(`${jobPath(id)}/renew`);
/** Asked first in a dialog, which shows why it failed. */
export const useAskedRenewJob = (id: string) => useCall(renews(id), { tries, asksAgain, says: JOB_WRITING_TEXT.renewed });
export const useRenewJob = (id: string) => useCall(renews(id), { tries, asksAgain, says: JOB_WRITING_TEXT.renewed, fails: 'İlan yenilenemedi' });

/** Words to look for, or a point to be named. */
export const useLocate = () => useCall(posts<LocateRequest, FoundPlace[]>('/api/career/locate'), { tries, anew: true });

export const uploadLogo = (file: File): Promise<{ url: string }> => upload('/api/career/upload/logo', 'logo', file, { onProgress: () => undefined });
