import type { NotificationChoices } from '@contracts/notifications';
import { queryOptions } from '@tanstack/react-query';
import { getData } from '../../../client/http';

export const choicesQuery = queryOptions({
  queryKey: ['notifications', 'choices'],
  queryFn: ({ signal }) => getData<NotificationChoices>('/api/notifications/choices', { signal }),
});
