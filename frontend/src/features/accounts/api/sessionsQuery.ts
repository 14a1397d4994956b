import type { OpenSession } from '@contracts/access';
import { queryOptions } from '@tanstack/react-query';
import { getData } from '../../../client/http';

/** Read anew whenever it is looked at: another browser may have signed in meanwhile. */
export const sessionsQuery = queryOptions({
  queryKey: ['access', 'sessions'],
  queryFn: ({ signal }) => getData<OpenSession[]>('/api/auth/sessions', { signal }),
  staleTime: 0,
  refetchOnWindowFocus: 'always',
});
