import { type AllStreamRecordedEvent, jsonEvent, type Position, type RecordedEvent } from '@eventstore/db-client';
import type { EventMetadata, NewEvent, StoredEvent } from '../../../kernel/event.js';
import { UnreadableFact } from '../../../kernel/event-log.js';

/*
 * One event of the log is one JSON event of the store: its id, type and data as they are; its metadata holds at, actor, correlationId,
 * causationId and schema. The position of an event is its commit position + 1, so that 0 stands before everything.
 */

/** An event as the store takes it. */
export function toStored({ type, data, id, at, actor, correlationId, causationId, schema }: NewEvent) {
  return jsonEvent({ id, type, data: data as Record<string, unknown>, metadata: { at, actor: { ...actor }, correlationId, causationId, schema } });
}

/** An event of the store as the log gives it back. Throws UnreadableFact where its data or metadata are no JSON object: the client hands over the bytes then. */
export function toRecorded(event: RecordedEvent | AllStreamRecordedEvent): StoredEvent {
  for (const part of [event.data, event.metadata])
    if (!isObject(part)) throw new UnreadableFact(`${event.streamId}@${event.revision} ${event.type}`, positionOf(event), null);
  // By name: a key beside these that somebody wrote into the metadata must not stand for what the event says.
  const { at, actor, correlationId, causationId, schema } = event.metadata as unknown as Omit<EventMetadata, 'id'>;
  const { type, id, streamId: stream } = event;
  const metadata = { at, actor, correlationId, causationId, schema };
  return { type, data: event.data as object, id, ...metadata, stream, revision: Number(event.revision), position: positionOf(event) };
}

const isObject = (part: unknown) => typeof part === 'object' && part !== null && !(part instanceof Uint8Array);

/** Place of an event in the whole log. */
export function positionOf({ position }: { readonly position?: Position | undefined }): number {
  const number = toNumber(position);
  if (number === null) throw new Error('the event store does not say where an event stands; it must be of version 22.6 or later');
  return number;
}

/** A position of the store as the log counts, or null when the store has not said one. */
export function toNumber(position: Position | undefined): number | null {
  // Where a server knows no position it may send the highest number there is.
  return position === undefined || position.commit >= BigInt(Number.MAX_SAFE_INTEGER) ? null : Number(position.commit) + 1;
}

/** A position as the store counts. Commit and prepare are the same since events are written without transactions. */
export function toPosition(position: number): Position {
  const commit = BigInt(position - 1);
  return { commit, prepare: commit };
}

/** Whether an event is the server's own. */
export function isOfSystem({ type, streamId }: { readonly type: string; readonly streamId: string }): boolean {
  return type.startsWith('$') || streamId.startsWith('$');
}
