import { LIVE_CHANNEL } from '@contracts/envelope';
import type { NotificationCountRow, NotificationPage, NotificationRow, ReadNotificationsRequest, UnreadCount } from '@contracts/notifications';
import { infiniteQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useMatch } from 'react-router-dom';
import { puts, shownAs, useCall } from '../../../calls/useCall';
import { getData, queryOf } from '../../../client/http';
import { reads } from '../../../client/reads';
import { followChannel } from '../../../client/socket';

const RECHECK = 5 * 60_000;

/** How many rows are unread; the live connection tells of changes, the rest is for when it was down. */
export const unreadQuery = reads<UnreadCount>(['notifications', 'unread'], '/api/notifications/unread-count', {
  refetchInterval: RECHECK,
  refetchOnWindowFocus: 'always',
});

/** Read anew whenever it is looked at; while it is, the live connection says when to. */
export const notificationsQuery = infiniteQueryOptions({
  queryKey: ['notifications', 'list'],
  queryFn: ({ pageParam, signal }) => getData<NotificationPage>(`/api/notifications${queryOf({ before: pageParam ?? undefined })}`, { signal }),
  initialPageParam: null as number | null,
  getNextPageParam: ({ next }) => next,
  staleTime: 0,
});

const concerns = ({ ids, topicId, postId, projectId, all }: ReadNotificationsRequest, row: NotificationRow): boolean =>
  Boolean(all) ||
  (topicId !== undefined && row.topicId === topicId) ||
  (postId !== undefined && row.postId === postId) ||
  (projectId !== undefined && row.projectId === projectId) ||
  Boolean(ids?.includes(row.id));

/** Has rows count as read, which they do at once. */
export const useReadNotifications = () =>
  useCall(puts<ReadNotificationsRequest, UnreadCount>('/api/notifications/read'), {
    shows: shownAs(
      notificationsQuery,
      (shown, request) =>
        shown && {
          ...shown,
          pages: shown.pages.map((page) => ({ ...page, rows: page.rows.map((row) => (concerns(request, row) ? { ...row, unread: false } : row)) })),
        },
    ),
    keeps: unreadQuery,
  });

/** Whoever opens a topic has read what they were told about it. */
export function useReadOnVisit() {
  const topicId = useMatch('/forum/topic/:topicId')?.params.topicId;
  useReadAbout({ topicId });
}

/** What a member was told about a topic, a post or a project counts as read; nothing while neither is named. */
export function useReadAbout({ topicId, postId, projectId }: Pick<ReadNotificationsRequest, 'topicId' | 'postId' | 'projectId'>) {
  const { data: unread } = useQuery(unreadQuery);
  const { mutate } = useReadNotifications();
  const read = useEffectEvent((about: ReadNotificationsRequest) => {
    if (unread?.count) mutate(about);
  });
  const known = unread !== undefined;
  useEffect(() => {
    if (!known) return;
    if (topicId) read({ topicId });
    else if (postId) read({ postId });
    else if (projectId) read({ projectId });
  }, [topicId, postId, projectId, known]);
}

/** The channel also carries other rows, such as warnings. */
type Row = NotificationCountRow | { type: 'warning' };

/** Keeps number and list up to date while the member is here. */
export function useLiveUnread() {
  const queries = useQueryClient();
  useEffect(
    () =>
      followChannel<Row>(LIVE_CHANNEL.notifications, {
        onChange: ({ row }) => {
          if (row.type !== 'notification') return;
          // An answer that is on its way knows of an earlier number.
          void queries.cancelQueries({ queryKey: unreadQuery.queryKey });
          queries.setQueryData(unreadQuery.queryKey, { count: row.unread });
          void queries.invalidateQueries({ queryKey: notificationsQuery.queryKey });
        },
        onMissed: () => {
          void queries.invalidateQueries({ queryKey: unreadQuery.queryKey });
          void queries.invalidateQueries({ queryKey: notificationsQuery.queryKey });
        },
      }),
    [queries],
  );
}
