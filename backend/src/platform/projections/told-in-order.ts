import type { RecordedEvent, StoredEvent } from '../../kernel/event.js';
import type { EventReader } from '../../kernel/event-reader.js';
import { Unavailable } from '../../kernel/unavailable.js';

/** An event, and what it says or why that cannot be told. */
export interface Told {
  readonly event: StoredEvent;
  readonly as: RecordedEvent | { readonly error: unknown };
}

/**
 * What events say, in their order; what nobody `reads` is left as it stands. Ends before the first that cannot be read now, and rejects with
 * the reason where that is the first of them: what stands before it is to be taken.
 */
export async function toldInOrder(reader: EventReader, events: readonly StoredEvent[], reads: (event: StoredEvent) => boolean): Promise<readonly Told[]> {
  const told = await Promise.all(events.map((event) => (reads(event) ? toldBy(reader, event) : unread(event))));
  const end = told.findIndex(({ as }) => 'error' in as && as.error instanceof Unavailable);
  const first = told[0]?.as;
  if (end === 0 && first && 'error' in first) throw first.error;
  return end < 0 ? told : told.slice(0, end);
}

async function toldBy(reader: EventReader, event: StoredEvent): Promise<Told> {
  try {
    return { event, as: await reader.read(event) };
  } catch (error) {
    // Whoever takes the events parks this one, or ends with it.
    return { event, as: { error } };
  }
}

const unread = (event: StoredEvent): Told => ({ event, as: event as RecordedEvent });
