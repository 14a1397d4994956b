import { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';

const RETRIES = 2;
const isPassing = (error: Error) => !(error instanceof HttpError) || error.status === 0 || error.status >= 500;

/** Only what may pass by itself is tried again; a refusal is shown at once. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 5_000, retry: (count, error) => isPassing(error) && count < RETRIES } },
});
