import type { Actor } from './event.js';

/** Where a command comes from; `id` is the same when the same command is sent again, `at` is an ISO time in UTC. */
export interface Origin {
  readonly id: string;
  readonly at: string;
  readonly actor: Actor;
  readonly correlationId: string;
  readonly causationId: string | null;
}

/** The origin of what is sent on the way of another command; when that one is sent again, a step of the same name has the same. */
export const step = (origin: Origin, name: string): Origin => ({ ...origin, id: `${origin.id}/${name}`, causationId: origin.id });

/** A wish that something happen. `data` holds JSON values only, so that a command can wait in a schedule. */
export abstract class Command<Data extends object = object> {
  abstract readonly type: string;
  constructor(
    readonly data: Data,
    readonly origin: Origin,
  ) {}
}

export interface CommandClass<C extends Command = Command> {
  new (data: C['data'], origin: Origin): C;
}

/** A command that has not been sent yet: its class and its data. The sender adds the origin. */
export interface Intent {
  readonly command: CommandClass;
  readonly data: object;
}

/** Keeps class and data of one command together while giving up the type parameter. */
export const intent = <C extends Command>(command: CommandClass<C>, data: C['data']): Intent => ({ command: command as unknown as CommandClass, data });

/** Sends a command to its one handler and answers what that returns. */
export interface CommandSender {
  send(command: Command): Promise<unknown>;
}
