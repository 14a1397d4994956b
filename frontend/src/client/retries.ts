import { ApiError, NO_ANSWER } from './apiError';

interface Retries {
  /** How often it is tried at all. */
  attempts: number;
  /** Milliseconds before the second try; twice as long before each further one, up to `most`. */
  first: number;
  most: number;
}

/** What may be otherwise a moment later. */
const mayPass = ({ status }: ApiError): boolean => status === NO_ANSWER || status >= 500 || status === 408 || status === 429;

/** How an area tries its calls again: spread into what it reads, handed to `useCall` with what it changes, which keeps its key meanwhile. */
export const triedAgain = ({ attempts, first, most }: Retries) => ({
  retry: (failures: number, error: Error): boolean => failures + 1 < attempts && error instanceof ApiError && mayPass(error),
  retryDelay: (failures: number): number => Math.min(most, first * 2 ** failures),
});

export type TriedAgain = ReturnType<typeof triedAgain>;
