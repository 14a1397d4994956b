import type { Listing } from '@contracts/envelope';
import { type AnswerRequest, APPLICATION_LIMITS, APPLICATION_TEXT, type Application, type ApplicationDetail } from '@contracts/job-applications';
import { posts, useCall } from '../../../calls/useCall';
import { discardDraft } from '../../../client/drafts/useDraft';
import { at, reads, readsPages } from '../../../client/reads';
import { JOBS, tries } from './careers';

export const APPLICATIONS = '/api/career/applications';
const OWN = [...JOBS, 'applications', 'own'] as const;

/** What the member applied for, the newest first. Nothing of applications is kept on the device. */
export const ownApplicationsQuery = readsPages<Listing<Application>>([...OWN, 'list'], `${APPLICATIONS}/mine`, {
  ...tries,
  query: { limit: APPLICATION_LIMITS.list.usual },
});
/** Asked anew whenever it is opened: it may have moved, and the address of its CV holds for a while only. */
export const ownApplicationQuery = (id: string) =>
  reads<ApplicationDetail>([...OWN, 'of', id], at`/api/career/applications/mine/${id}`, { ...tries, staleTime: 0 });

/** Destroys the CV at once. */
export const useWithdrawApplication = (id: string) =>
  useCall(
    posts<void, Application>(at`/api/career/applications/${id}/withdraw`, () => undefined),
    { tries, asksAgain: [JOBS], says: APPLICATION_TEXT.withdrawn },
  );
export const useAnswerEmployer = (id: string, draft: string) =>
  useCall(posts<AnswerRequest, ApplicationDetail>(at`/api/career/applications/${id}/messages`), {
    tries,
    keeps: ownApplicationQuery(id),
    asksAgain: [ownApplicationsQuery.queryKey],
    onSuccess: () => discardDraft(draft),
  });
