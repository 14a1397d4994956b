import type { BlockedIds } from '@contracts/follow';
import { useQuery } from '@tanstack/react-query';
import { reads } from './reads';
import { useMember } from './session';

/** Under which everything about whom the member has blocked is kept. */
export const BLOCKED = ['members', 'blocked'] as const;

/** Everybody whom the member has blocked. */
const blockedIdsQuery = reads<BlockedIds>([...BLOCKED, 'ids'], '/api/users/blocked/ids', { staleTime: 5 * 60_000 });

/** Tells whether the signed-in member has blocked who wrote something. Until that is known nobody is. */
export function useBlocked(): (memberId: string | undefined) => boolean {
  const member = useMember();
  const { data } = useQuery({ ...blockedIdsQuery, enabled: Boolean(member) });
  return (memberId) => Boolean(member && memberId && data?.ids.includes(memberId));
}

export const useIsBlocked = (memberId: string | undefined): boolean => useBlocked()(memberId);
