import type { Command } from './command.js';
import type { DomainEvent, EarlierOf } from './event.js';

/** The rules of one aggregate: pure, without clock, chance or I/O. */
export interface Decider<State, C extends Command, E extends DomainEvent> {
  readonly initial: State;
  evolve(state: State, event: E): State;
  /** The events that follow from a command; none when it is so already. Throws RuleViolation when a rule forbids it. */
  decide(command: C, state: State): readonly E[];
}

/** A stream type: its category (streams are named `category-id`), its rules, and what is to be known of its events. */
export interface StreamType<State, C extends Command, E extends DomainEvent> {
  readonly category: string;
  readonly decider: Decider<State, C, E>;
  readonly events: {
    readonly [Type in E['type']]: VersionedDescription<Extract<E, { type: Type }>['data'], EarlierOf<Extract<E, { type: Type }>>>;
  };
}

/**
 * Fields that only the holder of the subject's key can read, who that subject is (it may be another for another field), and what they read as once
 * the key is destroyed: null unless said.
 */
export interface Personal<Data> {
  readonly subject: (data: Data, field: string) => string;
  readonly fields: readonly (keyof Data & string)[];
  readonly forgotten?: '';
}

/** A version in which events were recorded once and are no longer. */
export interface EarlierVersion<Data, Next extends object = object> {
  /** The personal fields that the data had then: they are opened as this version says, before the step. */
  readonly personal?: Personal<Data>;
  /**
   * The data as the next version says it: pure, for whatever stands in the log. It sees personal fields readable, or as they read once their
   * subject was forgotten; no key is asked for what it moves or adds.
   */
  readonly upcast: (data: Data) => Next;
}

/** What is to be known of an event type besides its data's shape. */
export interface EventDescription<Data> {
  /** The version in which it is recorded. */
  readonly schema: number;
  readonly personal?: Personal<Data>;
  /** The subjects under whose keys whoever wrote it has sealed something in it: nobody else opens that, and a vault without these keys is not the log's. */
  readonly sealedFor?: (data: Data) => readonly string[];
  /** The subjects whose keys are destroyed for good because of it. */
  readonly erases?: (data: Data) => readonly string[];
  /** The versions before, oldest first. */
  readonly earlier?: readonly EarlierVersion<never>[];
}

/** What is to be known of an event type whose data had other shapes before: its version is theirs and one more, and each of them leads to the next. */
export type VersionedDescription<Data, Earlier extends readonly object[]> = EventDescription<Data> & {
  readonly schema: [...Earlier, Data]['length'];
} & (Earlier extends readonly [] ? { readonly earlier?: undefined } : { readonly earlier: Steps<Earlier, Data> });

type Steps<Earlier extends readonly object[], Data> = Earlier extends readonly [infer First extends object, ...infer Rest extends readonly object[]]
  ? readonly [EarlierVersion<First, Rest extends readonly [infer Next extends object, ...unknown[]] ? Next : Data & object>, ...Steps<Rest, Data>]
  : readonly [];

export const streamName = (category: string, id: string): string => `${category}-${id}`;
