import type { Type } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Command, CommandClass } from '../../kernel/command.js';
import type { QueueName } from '../../kernel/jobs.js';

/** A command, whoever carries it out, and the queue that it goes through, whoever sends it: null when it is carried out at once. */
export interface BoundCommand {
  readonly command: CommandClass;
  readonly handler: Type<ICommandHandler>;
  readonly queue: QueueName | null;
  /** The field that names the member under whose key its data waits in the queue; none when it carries nothing but ids, times and choices. */
  readonly sealedFor?: string;
}

type Carrying<C extends Command> = Type<{ readonly execute: (command: C) => Promise<unknown> }>;

/** Binds a command to its handler on the command bus; gives up the command's type, so that different ones fit into one list. */
export function handledBy<C extends Command>(command: CommandClass<C>, handler: Carrying<C>, queue: QueueName | null = null): BoundCommand {
  CommandHandler(command)(handler);
  return { command: command as unknown as CommandClass, handler: handler as Type<ICommandHandler>, queue };
}

/** A command whose data, which holds somebody's words, waits in its queue under the key of the member whom this field names. */
export const sealedFor = (field: string, bound: BoundCommand): BoundCommand => ({ ...bound, sealedFor: field });
