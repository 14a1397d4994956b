import { type DailyReportCount, REPORT_LIMITS } from '@contracts/moderation';
import { useQuery } from '@tanstack/react-query';
import { dailyCountQuery } from './dailyCountQuery';

/** How many reports went out today; while unknown nobody is kept from reporting, the server counts anyway. */
export function useDailyCount(signedIn: boolean): DailyReportCount {
  const { data } = useQuery({ ...dailyCountQuery, enabled: signedIn });
  return data ?? { dailyCount: 0, dailyLimit: REPORT_LIMITS.perDay };
}
