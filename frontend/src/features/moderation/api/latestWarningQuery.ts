import type { LatestWarning } from '@contracts/moderation';
import { queryOptions } from '@tanstack/react-query';
import { getData } from '../../../client/http';

const EVERY = 60_000;

/** Asked every minute. The one call whose failure is not shown: the spec hides the banner silently. */
export const latestWarningQuery = (memberId: string) =>
  queryOptions({
    queryKey: ['moderation', 'latest-warning', memberId],
    queryFn: ({ signal }) => getData<LatestWarning | null>('/api/reports/warnings/latest', { signal, quiet: true }),
    refetchInterval: EVERY,
    staleTime: EVERY,
    refetchOnWindowFocus: true,
    retry: false,
  });
