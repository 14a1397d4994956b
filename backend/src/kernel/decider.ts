import type { Command } from './command.js';
import type { DomainEvent } from './event.js';

/** The rules of one aggregate: pure, without clock, chance or I/O. */
export interface Decider<State, C extends Command, E extends DomainEvent> {
  readonly initial: State;
  evolve(state: State, event: E): State;
  /** The events that follow from a command; none when it is so already. Throws RuleViolation when a rule forbids it. */
  decide(command: C, state: State): readonly E[];
}

/** A stream type: its category (streams are named `category-id`), its rules, and which of its fields are personal. */
export interface StreamType<State, C extends Command, E extends DomainEvent> {
  readonly category: string;
  readonly decider: Decider<State, C, E>;
  readonly events: { readonly [Type in E['type']]: EventDescription<Extract<E, { type: Type }>['data']> };
}

/** Fields that only the holder of the subject's key can read, who that subject is, and what they read as once the key is destroyed: null unless said. */
export interface Personal<Data> {
  readonly subject: (data: Data) => string;
  readonly fields: readonly (keyof Data & string)[];
  readonly forgotten?: '';
}

/** What is to be known of an event type besides its data's shape. */
export interface EventDescription<Data> {
  readonly schema: 1;
  readonly personal?: Personal<Data>;
  /** The subjects whose keys are destroyed for good because of it. */
  readonly erases?: (data: Data) => readonly string[];
}

export const streamName = (category: string, id: string): string => `${category}-${id}`;
