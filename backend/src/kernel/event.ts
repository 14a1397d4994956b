/** A domain event: something that happened, in the past tense. `data` holds JSON values only. */
export interface DomainEvent<Type extends string = string, Data extends object = object> {
  readonly type: Type;
  readonly data: Data;
}

/** Who acted; `id` is a member id, 'guest', 'operator' or 'system', `role` the role they acted in. */
export interface Actor {
  readonly id: string;
  readonly role: string;
}

export const SYSTEM: Actor = { id: 'system', role: 'system' };
/** Whoever has the machine, at its command line. */
export const OPERATOR: Actor = { id: 'operator', role: 'operator' };

/** What is recorded beside each event's data. `at` is an ISO time in UTC. */
export interface EventMetadata {
  readonly id: string;
  readonly at: string;
  readonly actor: Actor;
  readonly correlationId: string;
  readonly causationId: string | null;
  /** Version of the event type's data. */
  readonly schema: number;
}

export type NewEvent<E extends DomainEvent = DomainEvent> = E & EventMetadata;

/** An event as it stands in the log: `revision` counts from 0 inside its stream, `position` grows over the whole log (gaps are possible). */
export type RecordedEvent<E extends DomainEvent = DomainEvent> = NewEvent<E> & {
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
};
