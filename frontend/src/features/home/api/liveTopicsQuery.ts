import type { TopicRow } from '@contracts/forum';
import { queryOptions } from '@tanstack/react-query';
import { getList, queryOf } from '../../../client/http';
import { kept } from '../../../client/queryStore';

const SHOWN = 5;
const EVERY = 60_000;

/** The topics in which something happened last; asked again every minute. */
export const liveTopicsQuery = queryOptions({
  ...kept,
  queryKey: ['home', 'live'],
  queryFn: async ({ signal }) => (await getList<TopicRow>(`/api/forum/topics${queryOf({ sort: 'active', limit: SHOWN })}`, { signal })).data,
  refetchInterval: EVERY,
  staleTime: EVERY,
});
