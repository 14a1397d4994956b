import type { UsernameChangeRequest, UsernameRedirectRequest, UsernameState } from '@contracts/username-change';
import { useQueryClient } from '@tanstack/react-query';
import { posts, puts, useCall } from '../../../calls/useCall';
import { ownProofQuery } from '../../../client/ownProof';
import { at, reads } from '../../../client/reads';
import { sessionQuery } from '../../../client/session';
import { securityLogQuery } from './access';

export const usernameQuery = reads<UsernameState>(['access', 'username'], '/api/auth/username/change', { staleTime: 0 });

/** Takes another username. Whatever shows the former one is asked for again. */
export function useChangeUsername() {
  const queries = useQueryClient();
  return useCall(posts<UsernameChangeRequest, UsernameState>('/api/auth/username/change'), {
    keeps: usernameQuery,
    asksAgain: [sessionQuery.queryKey, securityLogQuery.queryKey, ['members'], ['forum']],
    says: 'Kullanıcı adınız değişti.',
    // A proof that is over shows itself, too.
    onSettled: () => queries.invalidateQueries(ownProofQuery),
  });
}

/** Whether a former name leads to the profile. */
export const useUsernameRedirect = () =>
  useCall(
    puts<UsernameRedirectRequest & { id: string }, UsernameState>(
      ({ id }) => at`/api/auth/username/former/${id}`,
      ({ redirect }) => ({ redirect }),
    ),
    { keeps: usernameQuery, asksAgain: [['members']], says: 'Kaydedildi.', tellsFailure: true },
  );
