import { type CaseRow, CONTENT_REVISIONS } from '@contracts/cases';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { GetListResult } from 'react-admin';

/** Keeps whole cases apart from queue rows in the cache, where both would otherwise stand under the case's id. */
export const CASE_META = { view: 'case' } as const;

/** Asks the server again for everything a decision may have changed. */
export function useReloadCases(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    await Promise.all(['cases', 'facts', 'members', 'decisions', 'approvals'].map((resource) => queryClient.invalidateQueries({ queryKey: [resource] })));
  }, [queryClient]);
}

/** As which the queue showed a case last, on whatever page of it. What it has not shown counts as not read. */
export function useSeenInQueue(): (id: string) => number {
  const queryClient = useQueryClient();
  return useCallback(
    (id) => {
      const lists = queryClient.getQueryCache().findAll({ queryKey: ['cases', 'getList'] });
      const newest = [...lists].sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
      const rows = newest.flatMap(({ state }) => (state.data as GetListResult<CaseRow> | undefined)?.data ?? []);
      return rows.find((row) => row.id === id)?.content_revision ?? CONTENT_REVISIONS.first;
    },
    [queryClient],
  );
}
