import type { Provider } from '@contracts/identities';
import { queryOptions } from '@tanstack/react-query';
import { getData } from '../../../client/http';

/** The providers that this installation offers; they change only when it is started anew. */
export const providersQuery = queryOptions({
  queryKey: ['providers'],
  queryFn: ({ signal }) => getData<Provider[]>('/api/auth/providers', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
