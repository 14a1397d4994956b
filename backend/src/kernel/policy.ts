import type { Intent } from './command.js';
import type { DomainEvent, RecordedEvent } from './event.js';

/** What follows from an event: a command now, a command at a time, or a waiting command called off. `key` names the waiting command. */
export type Reaction = { readonly send: Intent } | { readonly schedule: Intent; readonly key: string; readonly at: string } | { readonly cancel: string };

type Handlers<E extends DomainEvent> = { readonly [Type in E['type']]?: (event: RecordedEvent<Extract<E, { type: Type }>>) => readonly Reaction[] };

/** "When this happened, then that is to be done": pure. It may be asked about the same event again, so its commands must bear repetition. */
export interface Policy<E extends DomainEvent = DomainEvent> {
  readonly name: string;
  /** Set when it reads what events keep sealed. Nothing of that may stand in what it schedules: it would wait in a queue in the clear. */
  readonly readsSealed?: true;
  /** Set when no reply shows what it does, such as mails and notices: none waits for it. */
  readonly follows?: 'later';
  readonly on: Handlers<E>;
}

/** The reactions to one event; none when the policy does not care for it. */
export function react(policy: Policy, event: RecordedEvent): readonly Reaction[] {
  const handler = (policy.on as Record<string, ((event: RecordedEvent) => readonly Reaction[]) | undefined>)[event.type];
  return handler ? handler(event) : [];
}

/** Keeps the event types while giving up the type parameter, so that different policies fit into one list. */
export const policy = <E extends DomainEvent>(definition: Policy<E>): Policy => definition as unknown as Policy;
