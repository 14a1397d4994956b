import type { Command } from '../../../kernel/command.js';
import type { StreamType } from '../../../kernel/decider.js';
import type { DomainEvent } from '../../../kernel/event.js';
import type { EventStore } from '../../../kernel/event-store.js';
import { heldTextStream } from './held.stream.js';

/** Whether a text stands in the forum or waits to: sent again, it would be held against itself. */
export async function isWritten<S, C extends Command, E extends DomainEvent>(store: EventStore, type: StreamType<S, C, E>, id: string): Promise<boolean> {
  // At once, since nearly always it is neither, and each question to a log that is a server takes its time.
  const [isThere, held] = await Promise.all([store.hasBegun(type, id), store.state(heldTextStream, id)]);
  return isThere || (Boolean(held?.waits) && store.hasBegun(heldTextStream, id));
}
