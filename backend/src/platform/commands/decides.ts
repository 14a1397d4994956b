import { Inject, type Type } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Command, CommandClass } from '../../kernel/command.js';
import type { StreamType } from '../../kernel/decider.js';
import type { DomainEvent, NewEvent } from '../../kernel/event.js';
import { EventStore } from '../../kernel/event-store.js';

/** A command handler that loads one stream, decides and appends, and nothing else. */
export function decides<S, Own extends Command, C extends Own, E extends DomainEvent>(
  command: CommandClass<C>,
  stream: StreamType<S, Own, E>,
  idOf: (data: C['data']) => string,
): Type<ICommandHandler> {
  class DecidingHandler {
    constructor(private readonly store: EventStore) {}

    execute(sent: C): Promise<readonly NewEvent<E>[]> {
      return this.store.decideOn(stream, idOf(sent.data), sent);
    }
  }
  Inject(EventStore)(DecidingHandler, undefined, 0);
  CommandHandler(command)(DecidingHandler);
  Object.defineProperty(DecidingHandler, 'name', { value: `${command.name}Handler` });
  return DecidingHandler as unknown as Type<ICommandHandler>;
}
