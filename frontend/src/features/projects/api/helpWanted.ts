import { type Listing, PAGE } from '@contracts/envelope';
import { type ApplicationRow, type CreatePostingRequest, type EditPostingRequest, type OwnApplication, POSTING_TEXT } from '@contracts/help-wanted';
import type { ProjectChoice } from '@contracts/project-choices';
import { posts, puts, removes, useCall } from '../../../calls/useCall';
import { at, reads, readsPages } from '../../../client/reads';
import { APPLICATIONS, PROJECTS } from './projects';
import { tries } from './tries';

export const rewardTypesQuery = reads<ProjectChoice[]>([...PROJECTS, 'reward-types'], '/api/projects/reward-types', tries);

/** A posting stands on its project's page and in lists, and counts there. */
const settings = { tries, asksAgain: [PROJECTS] } as const;

export const useCreatePosting = () => useCall(posts<CreatePostingRequest, unknown>('/api/projects/help-wanted'), { ...settings, says: POSTING_TEXT.created });
export const useEditPosting = (id: string, says?: string) =>
  useCall(puts<EditPostingRequest, unknown>(at`/api/projects/help-wanted/${id}`), { ...settings, ...(says !== undefined && { says }) });
export const useRemovePosting = (id: string) => useCall(removes<void>(at`/api/projects/help-wanted/${id}`), { ...settings, says: POSTING_TEXT.removed });

/** Who applied for a posting, for owner and managers. */
export const applicationsQuery = (projectId: string, postingId: string) =>
  readsPages<Listing<ApplicationRow>>([...APPLICATIONS, 'to', postingId], at`/api/projects/${projectId}/help-wanted/${postingId}/applications`, {
    ...tries,
    query: { limit: PAGE.default },
  });
/** What the member applied for. */
export const ownApplicationsQuery = readsPages<Listing<OwnApplication>>([...APPLICATIONS, 'my'], '/api/projects/applications/my', {
  ...tries,
  query: { limit: PAGE.default },
});

/** Their reader has opened it; nobody is told when that could not be noted. */
export const useSeenApplication = () =>
  useCall(
    posts<string, unknown>(
      (id) => at`/api/projects/applications/${id}/seen`,
      () => undefined,
    ),
    settings,
  );
export const useDecideApplication = (id: string, decision: 'accept' | 'reject') =>
  useCall(posts<void, unknown>(at`/api/projects/applications/${id}/${decision}`), {
    ...{ tries, says: decision === 'accept' ? POSTING_TEXT.accepted : POSTING_TEXT.rejected },
    // Refused, too: somebody else has decided, or taken the last place.
    asksAgain: [PROJECTS],
  });
