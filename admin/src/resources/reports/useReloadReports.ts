import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Asks the server again for everything a decision may have changed. */
export function useReloadReports(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    await Promise.all(['reports', 'facts', 'members'].map((resource) => queryClient.invalidateQueries({ queryKey: [resource] })));
  }, [queryClient]);
}
