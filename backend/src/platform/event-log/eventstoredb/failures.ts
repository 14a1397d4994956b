import { StreamDeletedError } from '@eventstore/db-client';
import { EventLogRefused, EventLogUnavailable, WrongExpectedRevision } from '../../../kernel/event-log.js';

/** The code of gRPC for what could never be taken as it is: an append that is too great is told so. */
const INVALID_ARGUMENT = 3;

/** What kept the server from doing what was asked of a stream (or of all), as the log says it: a refusal when the server will never do it, else that the log is unavailable. */
export function asLogFailure(stream: string, error: unknown): Error {
  if (error instanceof WrongExpectedRevision || error instanceof EventLogRefused) return error;
  const isRefusal = error instanceof StreamDeletedError || (error as { code?: unknown }).code === INVALID_ARGUMENT;
  return isRefusal ? new EventLogRefused(stream, (error as Error).message, error) : new EventLogUnavailable(error);
}
