import type { NewEvent, StoredEvent } from './event.js';
import { Unavailable } from './unavailable.js';

/** Revision of the last event of a stream, or NO_STREAM when it must not exist yet. */
export type ExpectedRevision = number;
export const NO_STREAM: ExpectedRevision = -1;
/** Position before the first event. */
export const START = 0;

/** The event at a position, as its stream names it: so it can be found again, and another that stands there in another log is seen. */
export type Anchor = Pick<StoredEvent, 'stream' | 'revision' | 'id'>;

/** How far somebody has come who follows the log; `anchor` is null at START, and where nobody noted which event stood there. */
export interface Checkpoint {
  readonly position: number;
  readonly anchor: Anchor | null;
}

/** The checkpoint of whoever has taken nothing yet. */
export const BEGINNING: Checkpoint = { position: START, anchor: null };

/** The checkpoint of whoever has just taken an event. */
export const checkpointAt = ({ position, stream, revision, id }: StoredEvent): Checkpoint => ({ position, anchor: { stream, revision, id } });

export interface Appended {
  readonly position: number;
  readonly revision: number;
}

/** The stream has moved on since it was read; `actual` is its last revision now. */
export class WrongExpectedRevision extends Error {
  constructor(
    readonly stream: string,
    readonly expected: ExpectedRevision,
    readonly actual: number,
  ) {
    super(`${stream} is at revision ${actual}, not at ${expected}`);
    this.name = 'WrongExpectedRevision';
  }
}

/** The log cannot be reached or written. */
export class EventLogUnavailable extends Unavailable {
  constructor(cause: unknown) {
    super('the event log', cause);
    this.name = 'EventLogUnavailable';
  }
}

/** The log says no for good: whoever asks for the same again is refused again. */
export class EventLogRefused extends Error {
  constructor(stream: string, why: string, cause?: unknown) {
    super(`the event log refuses what was asked of ${stream}: ${why}`, { cause });
    this.name = 'EventLogRefused';
  }
}

/** The bytes of a fact are not what a log writes: somebody changed them, or the disk did. */
export class UnreadableFact extends Error {
  /** `fact`: its stream, revision and type. */
  constructor(
    readonly fact: string,
    position: number,
    cause: unknown,
  ) {
    super(`The fact ${fact} at position ${position} cannot be read: its bytes were changed. Put the last backup in its place (docs/operations.md).`, { cause });
    this.name = 'UnreadableFact';
  }
}

/** The one place of truth: streams of events, each appended to at an expected revision, in one total order. */
export interface EventLog {
  /**
   * Appends all events or none and resolves once they are durable; appends that are under way together are written in any order. Repeating an
   * append with the same event ids at the same expected revision answers as the first time did. Rejects with WrongExpectedRevision,
   * EventLogUnavailable, or EventLogRefused: when the events are more than the log takes together (1 MiB), or when the stream was closed for good.
   */
  append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<Appended>;
  /** Events of one stream in order, from a revision on (0 by default), `limit` at most; empty when there is no such stream. Rejects as an append does. */
  readStream(stream: string, options?: { from?: number; limit?: number }): Promise<StoredEvent[]>;
  /** Events of all streams in order after a position, `limit` at most. */
  readAll(after: number, limit: number): Promise<StoredEvent[]>;
  /** Position of the last event, or START. */
  head(): Promise<number>;
  /** Whether an append could succeed now. */
  writable(): Promise<boolean>;
  /** Calls back after each durable append (maybe several appends at once, and maybe when there was none); returns how to stop. */
  onAppended(listener: () => void): () => void;
  close(): Promise<void>;
}
