import type { DailyReportCount } from '@contracts/moderation';
import { queryOptions } from '@tanstack/react-query';
import { getData } from '../../../client/http';

export const dailyCountQuery = queryOptions({
  queryKey: ['moderation', 'daily-count'],
  queryFn: ({ signal }) => getData<DailyReportCount>('/api/reports/daily-count', { signal }),
});
