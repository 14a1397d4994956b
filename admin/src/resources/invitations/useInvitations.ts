import { useInfiniteQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { DeskDataProvider } from '../../providers/dataProvider';

export const INVITATIONS = 'invitations';
const PAGE = 50;

/** Who was invited, the newest first. */
export function useInvitations() {
  const server = useDataProvider<DeskDataProvider>();
  return useInfiniteQuery({
    queryKey: [INVITATIONS],
    initialPageParam: 0,
    queryFn: ({ pageParam: offset, signal }) => server.invitations({ limit: PAGE, offset }, signal),
    getNextPageParam: ({ total }, pages) => {
      const shown = pages.reduce((sum, { rows }) => sum + rows.length, 0);
      return shown < total ? shown : undefined;
    },
  });
}
