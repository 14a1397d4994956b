import { createHash } from 'node:crypto';
import type { NewEvent, StoredEvent } from '../../kernel/event.js';

/** An event as it moves: everything but its position, which is the engine's own. */
export type MovingEvent = NewEvent & Pick<StoredEvent, 'stream' | 'revision'>;

/** Hash before the first event. */
export const NO_EVENTS = '0'.repeat(64);

/** The one text of an event: keys sorted at every depth, so that it does not depend on the engine that gave the event back. */
export function lineOf({ stream, revision, id, type, at, actor, correlationId, causationId, schema, data }: MovingEvent): string {
  return JSON.stringify(sorted({ stream, revision, id, type, at, actor, correlationId, causationId, schema, data } satisfies MovingEvent));
}

/** SHA-256 in hex over the hash of all lines before and this line. */
export const link = (previous: string, line: string): string => createHash('sha256').update(`${previous}\n${line}`).digest('hex');

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  );
}
