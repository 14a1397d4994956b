import { Inject, Injectable } from '@nestjs/common';
import type { Command, CommandClass } from '../../kernel/command.js';
import type { StreamType } from '../../kernel/decider.js';
import type { DomainEvent, NewEvent } from '../../kernel/event.js';
import { EventStore } from '../../kernel/event-store.js';
import type { QueueName } from '../../kernel/jobs.js';
import { type BoundCommand, handledBy } from '../slices/bound-command.js';

/** Binds a command to a handler that loads one stream, decides and appends, and nothing else. */
export function decides<S, Own extends Command, C extends Own, E extends DomainEvent>(
  command: CommandClass<C>,
  stream: StreamType<S, Own, E>,
  idOf: (data: C['data']) => string,
  queue: QueueName | null = null,
): BoundCommand {
  class DecidingHandler {
    constructor(private readonly store: EventStore) {}

    execute(sent: C): Promise<readonly NewEvent<E>[]> {
      return this.store.decideOn(stream, idOf(sent.data), sent);
    }
  }
  Inject(EventStore)(DecidingHandler, undefined, 0);
  Injectable()(DecidingHandler);
  Object.defineProperty(DecidingHandler, 'name', { value: `${command.name}Handler` });
  return handledBy(command, DecidingHandler, queue);
}
