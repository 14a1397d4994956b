import type { AppealRow } from '@contracts/appeals';
import { useGetList } from 'react-admin';

const EVERY = 30_000;

/** How many appeals are open, and the one that waits longest. */
export function useAppealStats(): { open: number | undefined; oldest: AppealRow | undefined } {
  const { data, total } = useGetList<AppealRow>(
    'appeals',
    { filter: { state: 'open' }, sort: { field: 'made_at', order: 'ASC' }, pagination: { page: 1, perPage: 1 } },
    { refetchInterval: EVERY },
  );
  return { open: total, oldest: data?.[0] };
}
