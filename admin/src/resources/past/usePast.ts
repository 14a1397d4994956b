import type { CaseReplay, PastRef, PastView } from '@contracts/travel';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import type { DeskDataProvider } from '../../providers/dataProvider';
import { neighboursOf } from './moments';

const keyOf = ({ kind, id }: PastRef, moment: string | null) => ['past', kind, id, moment] as const;
/** What was recorded does not change; only at its end something is added. */
const FRESH_MS = 60_000;

/** How a thing stood at a moment. The moments before and after it are fetched along, so that stepping through them waits for nothing. */
export function usePast(ref: PastRef, moment: string | null) {
  const dataProvider = useDataProvider<DeskDataProvider>();
  const client = useQueryClient();
  const optionsOf = (at: string | null) => ({
    queryKey: keyOf(ref, at),
    queryFn: ({ signal }: { signal: AbortSignal }) => dataProvider.pastOf(ref, at, signal),
    staleTime: FRESH_MS,
  });
  const query = useQuery<PastView>({ ...optionsOf(moment), placeholderData: keepPreviousData });
  const near = query.data && !query.isPlaceholderData ? neighboursOf(query.data) : [];
  const nearKey = near.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the neighbours say what else there is
  useEffect(() => {
    for (const place of near) void client.prefetchQuery(optionsOf(place));
  }, [nearKey]);
  return query;
}

/** How a case was decided. */
export function useReplay(caseId: string) {
  const dataProvider = useDataProvider<DeskDataProvider>();
  return useQuery<CaseReplay>({ queryKey: ['replay', caseId], queryFn: ({ signal }) => dataProvider.replayOf(caseId, signal) });
}
