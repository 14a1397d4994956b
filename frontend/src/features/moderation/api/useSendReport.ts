import type { CreateReportRequest, ReportAccepted } from '@contracts/moderation';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useActionKey } from '../../../client/actionKey';
import { post } from '../../../client/http';
import { dailyCountQuery } from './dailyCountQuery';

export function useSendReport() {
  const once = useActionKey();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: CreateReportRequest) => once(request, async (key) => (await post<ReportAccepted>('/api/reports', { body: request, key })).data),
    onSuccess: ({ dailyCount, dailyLimit }) => queries.setQueryData(dailyCountQuery.queryKey, { dailyCount, dailyLimit }),
    onError: () => queries.invalidateQueries({ queryKey: dailyCountQuery.queryKey }),
  });
}
