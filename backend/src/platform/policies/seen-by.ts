import type { RecordedEvent, StoredEvent } from '../../kernel/event.js';
import type { EventReader } from '../../kernel/event-reader.js';
import type { Policy } from '../../kernel/policy.js';

/** An event as a policy is shown it: what is personal is opened only for those that say they read it. */
export const seenBy = async (reader: EventReader, { readsSealed }: Policy, event: StoredEvent): Promise<RecordedEvent> =>
  readsSealed ? reader.read(event) : reader.readShut(event);
