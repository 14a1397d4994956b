import { queryOptions } from '@tanstack/react-query';
import { getData } from './http';

export const memberCountQuery = queryOptions({
  queryKey: ['stats', 'members'],
  queryFn: async ({ signal }) => (await getData<{ count: number }>('/api/stats/members', { signal })).count,
});
