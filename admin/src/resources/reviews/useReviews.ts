import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { DeskDataProvider } from '../../providers/dataProvider';

export const REVIEWS = 'second-review';
const EVERY_MS = 60_000;

/** Decisions that wait for a second review by whoever looks. */
export function useReviewQueue(enabled = true) {
  const server = useDataProvider<DeskDataProvider>();
  return useQuery({ queryKey: [REVIEWS, 'queue'], enabled, refetchInterval: EVERY_MS, queryFn: ({ signal }) => server.secondReviews(signal) });
}

/** One of them, as it stood before it was decided. */
export function useSampled(id: string) {
  const server = useDataProvider<DeskDataProvider>();
  return useQuery({ queryKey: [REVIEWS, id], queryFn: ({ signal }) => server.sampledDecision(id, signal) });
}
