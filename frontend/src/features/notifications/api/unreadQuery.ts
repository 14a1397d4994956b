import type { UnreadCount } from '@contracts/notifications';
import { queryOptions } from '@tanstack/react-query';
import { getData } from '../../../client/http';

const RECHECK = 5 * 60_000;

/** How many rows are unread; the live connection tells of changes, the rest is for when it was down. */
export const unreadQuery = queryOptions({
  queryKey: ['notifications', 'unread'],
  queryFn: async ({ signal }) => (await getData<UnreadCount>('/api/notifications/unread-count', { signal })).count,
  refetchInterval: RECHECK,
  refetchOnWindowFocus: 'always',
});
