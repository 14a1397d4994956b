import { HttpError } from 'react-admin';

/** Refusals that stay, however often one asks: what was asked is wrong, or is not there. */
const FINAL: readonly unknown[] = [400, 404, 422];

/** What a button to try again does; undefined where it would only be refused again. */
export const retryAfter = (error: Error | null, retry: () => unknown): (() => void) | undefined =>
  error instanceof HttpError && FINAL.includes(error.status) ? undefined : () => void retry();
