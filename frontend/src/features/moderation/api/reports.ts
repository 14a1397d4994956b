import { type CreateReportRequest, type DailyReportCount, type LatestWarning, REPORT_LIMITS, type ReportAccepted } from '@contracts/moderation';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { posts, useCall } from '../../../calls/useCall';
import { reads } from '../../../client/reads';

const EVERY = 60_000;

const dailyCountQuery = reads<DailyReportCount>(['moderation', 'daily-count'], '/api/reports/daily-count');

/** How many reports went out today; while unknown nobody is kept from reporting, the server counts anyway. */
export function useDailyCount(signedIn: boolean): DailyReportCount {
  const { data } = useQuery({ ...dailyCountQuery, enabled: signedIn });
  return data ?? { dailyCount: 0, dailyLimit: REPORT_LIMITS.perDay, reported: [] };
}

export function useSendReport() {
  const queries = useQueryClient();
  return useCall(posts<CreateReportRequest, ReportAccepted>('/api/reports'), {
    onSuccess: ({ data: { reportId: _, ...count } }) => queries.setQueryData(dailyCountQuery.queryKey, count),
    onError: () => queries.invalidateQueries(dailyCountQuery),
  });
}

/** Asked every minute. The one call whose failure is not shown: the spec hides the banner silently. */
export const latestWarningQuery = (memberId: string) =>
  reads<LatestWarning | null>(['moderation', 'latest-warning', memberId], '/api/reports/warnings/latest', {
    quiet: true,
    refetchInterval: EVERY,
    staleTime: EVERY,
    refetchOnWindowFocus: true,
    retry: false,
  });
