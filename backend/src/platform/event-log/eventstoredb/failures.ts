import { StreamDeletedError } from '@eventstore/db-client';
import { EventLogRefused, EventLogUnavailable, UnreadableFact, WrongExpectedRevision } from '../../../kernel/event-log.js';

/** The code of gRPC for what could never be taken as it is: an append that is too great is told so. */
const INVALID_ARGUMENT = 3;

/** The least version of EventStoreDB: from it on every read says where an event stands in the whole log. */
export const LEAST_VERSION = '22.6';

/** What kept the server from doing what was asked of a stream (or of all), as the log says it: a refusal when the server will never do it, the fact that cannot be read, else that the log is unavailable. */
export function asLogFailure(stream: string, error: unknown): Error {
  if (error instanceof WrongExpectedRevision || error instanceof EventLogRefused || error instanceof UnreadableFact) return error;
  const isRefusal = error instanceof StreamDeletedError || (error as { code?: unknown }).code === INVALID_ARGUMENT;
  return isRefusal ? new EventLogRefused(stream, (error as Error).message, error) : new EventLogUnavailable(error);
}

/** The server did not answer when the log was opened. Names the servers and the reason, never the credentials. */
export class EventStoreUnreachable extends Error {
  constructor(servers: string, triedForMs: number, cause: unknown) {
    const tried = triedForMs < 1_000 ? '' : ` (tried for ${Math.round(triedForMs / 1_000)} s)`;
    super(`the event store at ${servers} cannot be used${tried}: ${cause instanceof Error ? cause.message : 'no reason given'}`, { cause });
    this.name = 'EventStoreUnreachable';
  }
}

/** The server's version is below the least one that this adapter works with; `found` is null when the server does not know how to say it. */
export class EventStoreTooOld extends Error {
  constructor(readonly found: string | null) {
    super(`the event store is of version ${found ?? 'unknown'}; it must be of ${LEAST_VERSION} or later`);
    this.name = 'EventStoreTooOld';
  }
}
