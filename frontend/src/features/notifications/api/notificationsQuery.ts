import type { NotificationPage } from '@contracts/notifications';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { getData, queryOf } from '../../../client/http';

/** Read anew whenever it is looked at; while it is, the live connection says when to. */
export const notificationsQuery = infiniteQueryOptions({
  queryKey: ['notifications', 'list'],
  queryFn: ({ pageParam, signal }) => getData<NotificationPage>(`/api/notifications${queryOf({ before: pageParam ?? undefined })}`, { signal }),
  initialPageParam: null as number | null,
  getNextPageParam: ({ next }) => next,
  staleTime: 0,
});
