import { Inject, Injectable } from '@nestjs/common';
import type { Command, CommandClass } from '../../kernel/command.js';
import type { StreamType } from '../../kernel/decider.js';
import type { DomainEvent, NewEvent } from '../../kernel/event.js';
import { EventStore } from '../../kernel/event-store.js';
import type { QueueName } from '../../kernel/jobs.js';
import type { Vault } from '../../kernel/vault.js';
import { type BoundCommand, handledBy } from '../slices/bound-command.js';
import { VAULT } from '../tokens.js';

/**
 * Destroys the keys that facts say are destroyed because of them. First the facts, then the keys: a start that was cut short in between destroys them
 * by what the facts say, as does sending the command again.
 */
export async function destroyKeysOf<S, C extends Command, E extends DomainEvent>(
  { events }: StreamType<S, C, E>,
  facts: readonly NewEvent<E>[],
  vault: Pick<Vault, 'forget'>,
): Promise<void> {
  for (const { type, data } of facts) {
    const erases = events[type as E['type']].erases as ((data: object) => readonly string[]) | undefined;
    for (const subject of erases?.(data) ?? []) await vault.forget(subject);
  }
}

/** Like `decides`, for facts that destroy keys. */
export function decidesAndDestroys<S, Own extends Command, C extends Own, E extends DomainEvent>(
  command: CommandClass<C>,
  stream: StreamType<S, Own, E>,
  idOf: (data: C['data']) => string,
  queue: QueueName | null = null,
): BoundCommand {
  class DecidingHandler {
    constructor(
      private readonly store: EventStore,
      private readonly vault: Vault,
    ) {}

    async execute(sent: C): Promise<readonly NewEvent<E>[]> {
      const facts = await this.store.decideOn(stream, idOf(sent.data), sent);
      await destroyKeysOf(stream, facts, this.vault);
      return facts;
    }
  }
  Inject(EventStore)(DecidingHandler, undefined, 0);
  Inject(VAULT)(DecidingHandler, undefined, 1);
  Injectable()(DecidingHandler);
  Object.defineProperty(DecidingHandler, 'name', { value: `${command.name}Handler` });
  return handledBy(command, DecidingHandler, queue);
}
