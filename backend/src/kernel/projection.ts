import type { DomainEvent, RecordedEvent } from './event.js';
import type { Write } from './views.js';

type Handlers<E extends DomainEvent> = { readonly [Type in E['type']]?: (event: RecordedEvent<Extract<E, { type: Type }>>) => Write | readonly Write[] };

/** Folds events into views: each event becomes writes, as data. It owns its views: no other projection writes to them. */
export interface Projection<E extends DomainEvent = DomainEvent> {
  readonly name: string;
  /** Raised when the fold changes; the views are then rebuilt at the next start. */
  readonly version: number;
  readonly views: readonly string[];
  readonly on: Handlers<E>;
  /**
   * Set when its views may follow later. A follower of its own folds it, so that it holds nobody up, and neither a reply nor a reader with a
   * least position waits for it; only whoever wrote a fact that `awaited` names is answered once these views hold it.
   */
  readonly follows?: 'later';
  /** Facts whose writer is shown these views at once, although the views follow later. */
  readonly awaited?: readonly E['type'][];
}

/** Whether the projection cares for an event of this type. */
export const folds = (projection: Projection, { type }: Pick<RecordedEvent, 'type'>): boolean => Object.hasOwn(projection.on, type);

/** The writes that follow from one event; none when the projection does not care for it. */
export function project(projection: Projection, event: RecordedEvent): readonly Write[] {
  const handler = (projection.on as Record<string, ((event: RecordedEvent) => Write | readonly Write[]) | undefined>)[event.type];
  if (!handler) return [];
  const writes = handler(event);
  return Array.isArray(writes) ? writes : [writes as Write];
}

/** Keeps the event types while giving up the type parameter, so that different projections fit into one list. */
export const projection = <E extends DomainEvent>(definition: Projection<E>): Projection => definition as unknown as Projection;
