import { ApiError, NO_ANSWER } from '../../../client/apiError';

/** A refusal that asking again would not change; what could not be answered may be. */
export const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status !== NO_ANSWER && error.status < 500 && error.status !== 429;

/** The server did not answer, or could not. */
export const isOutOfReach = (error: unknown): boolean => error instanceof ApiError && (error.status === NO_ANSWER || error.status >= 500);
