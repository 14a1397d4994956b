import type { LiveChange } from '../../../contracts/envelope.js';
import type { RecordedEvent } from '../../kernel/event.js';

/** What is kept of an event that was announced, for those who were away: enough to tell it again, and no more. */
export interface Trace {
  /** Type of the event. */
  readonly type: string;
  readonly channel: string;
  /** Only these are told; undefined where everybody is who may hear the channel. */
  readonly memberIds?: readonly string[];
  readonly subject: string;
  readonly position: number;
}

/**
 * What open pages are told of: when it happens, and again to a listener who was away. Both times as things are now: what is gone since then
 * is not told.
 */
export interface LiveChanges {
  /** By event type; null of an event that is told to nobody. */
  readonly traces: Readonly<Record<string, (event: RecordedEvent) => Omit<Trace, 'type' | 'position'> | null>>;
  /** Of the traces of one channel, in order and at least one; `memberId` is null where everybody is told, and for a guest. */
  changes(traces: readonly Trace[], memberId: string | null): Promise<readonly LiveChange[]>;
}

/** The trace of an event that the changes tell of. */
export const traceOf = ({ traces }: LiveChanges, event: RecordedEvent): Trace | null => {
  const trace = traces[event.type]?.(event);
  return trace ? { ...trace, type: event.type, position: event.position } : null;
};
