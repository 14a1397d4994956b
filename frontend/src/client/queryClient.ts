import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './apiError';

const STALE = 5 * 60_000;
const refused = (error: Error) => error instanceof ApiError && error.status >= 400 && error.status < 500;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: STALE, refetchOnWindowFocus: false, retry: (failures, error) => failures < 1 && !refused(error) },
    // A write is tried even when the browser believes itself offline: its failure is shown and what was typed is kept.
    mutations: { networkMode: 'always' },
  },
});
