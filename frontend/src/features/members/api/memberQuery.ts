import type { PublicUser } from '@contracts/profile';
import { queryOptions } from '@tanstack/react-query';
import { getData } from '../../../client/http';

export const memberQuery = (username: string) =>
  queryOptions({
    queryKey: ['members', 'username', username],
    queryFn: ({ signal }) => getData<PublicUser>(`/api/users/username/${encodeURIComponent(username)}`, { signal }),
  });
