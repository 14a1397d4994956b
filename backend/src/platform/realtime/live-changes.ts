import type { LiveChange } from '../../../contracts/envelope.js';
import type { RecordedEvent } from '../../kernel/event.js';

/** What is kept of an event that was announced, for those who were away: enough to tell it again, and no more. */
export interface Trace {
  /** Type of the event. */
  readonly type: string;
  readonly channel: string;
  /** Only these were told; undefined where everybody was who may hear the channel. */
  readonly memberIds?: readonly string[];
  readonly subject: string;
  readonly position: number;
}

/** Tells again, to one listener, what was announced while they were away. As things are now: what is gone since then is not told. */
export interface ReplaySource {
  /** By event type. */
  readonly traces: Readonly<Record<string, (event: RecordedEvent) => Omit<Trace, 'type' | 'position'>>>;
  /** Of the traces of one channel, in order and at least one; `memberId` is null for a guest. */
  changes(traces: readonly Trace[], memberId: string | null): Promise<readonly LiveChange[]>;
}
