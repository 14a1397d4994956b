import type { Identity } from '@contracts/identities';
import { queryOptions } from '@tanstack/react-query';
import { getData } from '../../../client/http';

/** Read anew whenever it is looked at: linking leads away from the app and back. */
export const identitiesQuery = queryOptions({
  queryKey: ['identities'],
  queryFn: ({ signal }) => getData<Identity[]>('/api/auth/identities', { signal }),
  staleTime: 0,
});
