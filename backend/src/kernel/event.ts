declare const earlier: unique symbol;
declare const unread: unique symbol;

/**
 * A domain event: something that happened, in the past tense. `data` holds JSON values only. `Earlier` are the shapes that its data had before,
 * oldest first; what was recorded in them is read in today's (`EventReader`).
 */
export interface DomainEvent<
  Type extends string = string,
  Data extends object = object,
  Earlier extends readonly object[] = string extends Type ? readonly object[] : readonly [],
> {
  readonly type: Type;
  readonly data: Data;
  /** In types only. */
  readonly [earlier]?: Earlier;
}

/** The shapes that an event's data had in earlier versions. */
export type EarlierOf<E extends DomainEvent> = NonNullable<E[typeof earlier]>;

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

/** Names a fact of the log: it may stand in a queue, while what was written with the fact may not. */
export interface FactAddress {
  readonly stream: string;
  readonly id: string;
}

export type NewEvent<E extends DomainEvent = DomainEvent> = E & EventMetadata;

/** Where an event stands: `revision` counts from 0 inside its stream, `position` grows over the whole log (gaps are possible). */
interface Standing {
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
}

/**
 * An event as it stands in the log: its personal fields are sealed and its data has the shape of its day. Whoever wants to know what it says
 * has it read (`EventReader`); nothing else makes a `RecordedEvent` of it.
 */
export type StoredEvent = NewEvent & Standing & { readonly [unread]?: true };

/** An event of the log that was read: in today's shape. */
export type RecordedEvent<E extends DomainEvent = DomainEvent> = NewEvent<E> & Standing & { readonly [unread]?: undefined };
