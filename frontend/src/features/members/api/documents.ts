import type { CvPagePlan } from '@contracts/own-documents';
import type { ResumePreview } from '@contracts/resume';
import { useMutation } from '@tanstack/react-query';
import { useCall } from '../../../calls/useCall';
import { download } from '../../../client/download';
import { post } from '../../../client/http';
import { at, reads } from '../../../client/reads';

/** What the page of the CV would lack; asked anew each time, as the profile may have changed elsewhere. */
export const cvPlanQuery = (id: string) =>
  reads<CvPagePlan>(['members', 'own', id, 'cv'], at`/api/profile/${id}/cv`, { staleTime: 0, gcTime: 0, retry: false });

/** Where the documents of one's own profile are had. */
export const documentsOf = (id: string) => ({ cv: at`/api/profile/${id}/cv.pdf`, card: cardOf(id), resume: at`/api/profile/${id}/resume.json` });
/** Where the card of any member is had. */
export const cardOf = (id: string): string => at`/api/profile/${id}/vcard`;

/** Asks what a file would change; nothing is kept. */
export const usePreviewResume = () =>
  useCall<Blob, ResumePreview>(
    (file) => {
      const form = new FormData();
      form.append('resume', file);
      return post<ResumePreview>('/api/profile/import/resume', { body: form });
    },
    { anew: true },
  );

/** Saves a document; how it failed is for whoever shows it. */
export const useDownload = (path: string) => useMutation<void, Error, void>({ mutationFn: () => download(path) });
