import { hash } from 'node:crypto';
import type { NewEvent, StoredEvent } from '../../kernel/event.js';

/** An event as the chain covers it, and as it moves: everything but its position, which is the engine's own. */
export type ChainedEvent = NewEvent & Pick<StoredEvent, 'stream' | 'revision'>;

/** Hash before the first event. */
export const NO_EVENTS = '0'.repeat(64);

/** The one text of an event: keys sorted at every depth, so that it does not depend on the engine that gave the event back. */
export function lineOf({ stream, revision, id, type, at, actor, correlationId, causationId, schema, data }: ChainedEvent): string {
  const inOrder = { actor: sorted(actor), at, causationId, correlationId, data: sorted(data), id, revision, schema, stream, type };
  return JSON.stringify(inOrder);
}

/** SHA-256 in hex over the hash of all lines before and this line. */
export const link = (previous: string, line: string): string => hash('sha256', `${previous}\n${line}`, 'hex');

/** How messages name an event. */
export const nameOf = ({ stream, revision }: Pick<StoredEvent, 'stream' | 'revision'>): string => `${stream}@${revision}`;

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  // A loop over what is nearly always in order: this is done for every fact of the log when that is verified.
  const record = value as Record<string, unknown>;
  const inOrder: Record<string, unknown> = Object.create(null);
  for (const key of keysInOrder(record)) inOrder[key] = sorted(record[key]);
  return inOrder;
}

function keysInOrder(record: object): readonly string[] {
  const keys = Object.keys(record);
  for (let index = 1; index < keys.length; index++) if ((keys[index - 1] as string) >= (keys[index] as string)) return keys.sort();
  return keys;
}
