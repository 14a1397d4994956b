import type { OwnUser } from '@contracts/accounts';
import { PROFILE_TEXT, type UpdateProfileRequest } from '@contracts/profile';
import type { WithheldField } from '@contracts/profile-fields';
import { useQueryClient } from '@tanstack/react-query';
import { puts, useCall } from '../../../calls/useCall';
import { reads } from '../../../client/reads';
import { sessionQuery } from '../../../client/session';

/** What moderators keep from view of one's own profile. */
export const withheldQuery = reads<WithheldField[]>(['members', 'withheld'], '/api/auth/user/withheld');

export function useSaveProfile() {
  const queries = useQueryClient();
  return useCall(puts<UpdateProfileRequest, OwnUser>('/api/profile'), {
    says: PROFILE_TEXT.saved,
    onSuccess: ({ data }) => {
      queries.setQueryData(sessionQuery.queryKey, data);
      void queries.invalidateQueries(withheldQuery);
    },
  });
}
