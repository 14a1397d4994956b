import { MEMBER_SEARCH, type PublicUser } from '@contracts/profile';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getData, queryOf } from './http';

/** Members whose username or display name has this in it; asked from two letters on. */
export const memberSearchQuery = (typed: string) => {
  const q = typed.trim();
  return queryOptions({
    queryKey: ['members', 'search', q.toLocaleLowerCase('tr')],
    queryFn: ({ signal }) => getData<PublicUser[]>(`/api/users/search${queryOf({ q })}`, { signal }),
    enabled: q.length >= MEMBER_SEARCH.min,
    placeholderData: q.length >= MEMBER_SEARCH.min ? keepPreviousData : undefined,
    staleTime: 60_000,
  });
};
