import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Keeps whole cases apart from queue rows in the cache, where both would otherwise stand under the report's id. */
export const CASE_META = { view: 'case' } as const;

/** Asks the server again for everything a decision may have changed. */
export function useReloadReports(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    await Promise.all(['reports', 'facts', 'members'].map((resource) => queryClient.invalidateQueries({ queryKey: [resource] })));
  }, [queryClient]);
}
