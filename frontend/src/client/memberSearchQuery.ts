import { MEMBER_SEARCH, type PublicUser } from '@contracts/profile';
import { keepPreviousData } from '@tanstack/react-query';
import { reads } from './reads';

/** Members whose username or display name has this in it; asked from two letters on. */
export const memberSearchQuery = (typed: string) => {
  const q = typed.trim();
  return reads<PublicUser[]>(['members', 'search', q.toLocaleLowerCase('tr')], '/api/users/search', {
    query: { q },
    enabled: q.length >= MEMBER_SEARCH.min,
    placeholderData: q.length >= MEMBER_SEARCH.min ? keepPreviousData : undefined,
    staleTime: 60_000,
  });
};
