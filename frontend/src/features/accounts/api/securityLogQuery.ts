import type { SecurityEntry } from '@contracts/access';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { getList, queryOf } from '../../../client/http';

const LIMIT = 20;

export const securityLogQuery = infiniteQueryOptions({
  queryKey: ['access', 'security-log'],
  queryFn: ({ pageParam, signal }) => getList<SecurityEntry>(`/api/auth/security-log${queryOf({ limit: LIMIT, offset: pageParam })}`, { signal }),
  initialPageParam: 0,
  getNextPageParam: ({ hasMore, offset, data }) => (hasMore ? offset + data.length : undefined),
  staleTime: 0,
});
