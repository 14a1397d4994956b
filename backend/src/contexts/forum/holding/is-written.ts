import type { Command } from '../../../kernel/command.js';
import type { StreamType } from '../../../kernel/decider.js';
import type { DomainEvent } from '../../../kernel/event.js';
import type { EventStore } from '../../../kernel/event-store.js';
import { heldTextStream } from './held.stream.js';

/** Whether a text stands in the forum or waits to: sent again, it would be held against itself. */
export async function isWritten<S, C extends Command, E extends DomainEvent>(store: EventStore, type: StreamType<S, C, E>, id: string): Promise<boolean> {
  if (await store.hasBegun(type, id)) return true;
  const held = await store.state(heldTextStream, id);
  return Boolean(held?.waits) && store.hasBegun(heldTextStream, id);
}
