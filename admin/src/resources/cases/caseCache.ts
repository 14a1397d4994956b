import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Keeps whole cases apart from queue rows in the cache, where both would otherwise stand under the case's id. */
export const CASE_META = { view: 'case' } as const;

/** Asks the server again for everything a decision may have changed. */
export function useReloadCases(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    await Promise.all(['cases', 'facts', 'members', 'decisions', 'approvals'].map((resource) => queryClient.invalidateQueries({ queryKey: [resource] })));
  }, [queryClient]);
}
