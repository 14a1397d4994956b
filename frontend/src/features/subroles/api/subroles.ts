import type { SubroleRequest, SubroleStatus } from '@contracts/subroles';
import { posts, useCall } from '../../../calls/useCall';
import { reads } from '../../../client/reads';
import { sessionQuery } from '../../../client/session';

const ADDRESS = '/api/auth/subrole-request';
/** How often a request that waits is looked at again: somebody may have reviewed it. */
const EVERY = 30_000;

/** What the member holds, and what became of what they asked for. */
export const subrolesQuery = reads<SubroleStatus>(['subroles', 'own'], ADDRESS, {
  staleTime: 0,
  refetchOnWindowFocus: 'always',
  refetchInterval: ({ state: { data } }) => (data?.requests.some(({ status }) => status === 'pending') ? EVERY : false),
});

export const useRequestSubroles = () =>
  useCall(posts<SubroleRequest, SubroleStatus>(ADDRESS), { keeps: subrolesQuery, asksAgain: [sessionQuery.queryKey], says: 'Başvurunuz alındı.' });
