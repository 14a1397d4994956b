import { queryOptions } from '@tanstack/react-query';
import { getData } from './http';
import { kept } from './queryStore';

export const memberCountQuery = queryOptions({
  ...kept,
  queryKey: ['stats', 'members'],
  queryFn: async ({ signal }) => (await getData<{ count: number }>('/api/stats/members', { signal })).count,
});
