import type { RecordedEvent, StoredEvent } from './event.js';
import { Unavailable } from './unavailable.js';

/**
 * Reads what stands in the log for its meaning: whatever version it was recorded in, in today's shape. Nobody else looks into the data of a
 * stored event, and the log's bytes are never changed. Both methods throw RecordedLater.
 */
export interface EventReader {
  /** With its personal fields readable: null (or what their description says) where the subject was forgotten. */
  read(event: StoredEvent): Promise<RecordedEvent>;
  /** For those who need no personal field: all of them read as though everybody had been forgotten. */
  readShut(event: StoredEvent): RecordedEvent;
}

/**
 * A fact was recorded by a later release, in a version that this one does not know. It is not read at all: whoever follows the log stops in
 * front of it and goes on once a release runs that knows it.
 */
export class RecordedLater extends Unavailable {
  /** `known` is the last version of the type that this release knows; 0 when it does not know the type. */
  constructor({ type, schema, stream, revision }: StoredEvent, known: number) {
    super(type, null);
    this.name = 'RecordedLater';
    const recorded = `${type}, revision ${revision} of ${stream}, was recorded in version ${schema} by a later release`;
    const knows = known === 0 ? 'this one does not know it' : `this one knows it up to version ${known}`;
    this.message = `${recorded}, and ${knows}. Start that release again, or a later one.`;
  }
}
