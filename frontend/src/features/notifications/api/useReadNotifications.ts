import type { NotificationRow, ReadNotificationsRequest, UnreadCount } from '@contracts/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useActionKey } from '../../../client/actionKey';
import { messageOf } from '../../../client/apiError';
import { put } from '../../../client/http';
import { toast } from '../../../design/toast';
import { notificationsQuery } from './notificationsQuery';
import { unreadQuery } from './unreadQuery';

const concerns = ({ ids, topicId, all }: ReadNotificationsRequest, row: NotificationRow): boolean =>
  Boolean(all) || (topicId !== undefined && row.topicId === topicId) || Boolean(ids?.includes(row.id));

/** Shows rows as read at once and takes that back when it could not be kept. */
export function useReadNotifications() {
  const once = useActionKey();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: ReadNotificationsRequest) =>
      once(request, async (key) => (await put<UnreadCount>('/api/notifications/read', { body: request, key })).data.count),
    onMutate: async (request) => {
      await queries.cancelQueries({ queryKey: notificationsQuery.queryKey });
      const before = queries.getQueryData(notificationsQuery.queryKey);
      queries.setQueryData(
        notificationsQuery.queryKey,
        (shown) =>
          shown && {
            ...shown,
            pages: shown.pages.map((page) => ({ ...page, rows: page.rows.map((row) => (concerns(request, row) ? { ...row, unread: false } : row)) })),
          },
      );
      return before;
    },
    onSuccess: (count) => queries.setQueryData(unreadQuery.queryKey, count),
    onError: (error, _request, before) => {
      queries.setQueryData(notificationsQuery.queryKey, before);
      toast({ text: messageOf(error), tone: 'danger' });
    },
  });
}
