import type { Command } from '../../kernel/command.js';
import type { StreamType } from '../../kernel/decider.js';
import type { DomainEvent, NewEvent } from '../../kernel/event.js';
import { ConcurrencyConflict, type EventStore } from '../../kernel/event-store.js';

/**
 * Decides on a stream that many write to at the same moment: of those who race for it one gets through each time, so the last of as many as
 * `rounds` needs no more than these. Answers the new events; throws ConcurrencyConflict after that, and RuleViolation as the rules do.
 */
export async function decideInRace<S, C extends Command, E extends DomainEvent>(
  store: EventStore,
  stream: StreamType<S, C, E>,
  id: string,
  { command, rounds }: { readonly command: C; readonly rounds: number },
): Promise<readonly NewEvent<E>[]> {
  for (let round = 1; ; round++) {
    try {
      return await store.decideOn(stream, id, command);
    } catch (error) {
      if (!(error instanceof ConcurrencyConflict) || round === rounds) throw error;
    }
  }
}
