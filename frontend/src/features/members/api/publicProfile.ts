import type { Author } from '@contracts/accounts';
import type { ProfileViewer } from '@contracts/privacy';
import type { OwnProfile, SeenProfile } from '@contracts/profile-details';
import { hasCode } from '../../../client/apiError';
import { queryOf } from '../../../client/http';
import { at, reads } from '../../../client/reads';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A profile by username, or by id where there is none: one's own whole, another's as far as it is shown. Whoever may not see it reads why on the page. */
export const profileQuery = (name: string) =>
  reads<OwnProfile | SeenProfile>(['members', name.toLowerCase(), 'seen'], UUID.test(name) ? at`/api/profile/${name}` : at`/api/users/username/${name}`, {
    quiet: true,
  });
/** The same of one's own, kept where the editor keeps it. */
export const ownProfileQuery = (id: string) => reads<OwnProfile>(['members', 'own', id], at`/api/profile/${id}`);

/** One's own as somebody else gets it, asked for anew with one's own; where they do not get it, why. */
export const seenAsQuery = (id: string, viewer: ProfileViewer) =>
  reads<SeenProfile>([...ownProfileQuery(id).queryKey, viewer], at`/api/profile/${id}` + queryOf({ as: viewer }), { quiet: true });

/** A profile as its page shows it: of one's own nothing is hidden. */
export const shownProfile = (profile: OwnProfile | SeenProfile): SeenProfile => ({ hidden: [], ...profile });

/** Whose profile is closed, so that they can be shut out or reported; null where the refusal does not say. */
export function closedMemberIn(error: Error | null): Author | null {
  if (!hasCode(error, 'PROFILE_PRIVATE')) return null;
  const { profile } = error.details;
  return profile ? { first_name: null, last_name: null, role: 'user', ...profile } : null;
}
