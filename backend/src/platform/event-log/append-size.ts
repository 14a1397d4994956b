import { EventLogRefused } from '../../kernel/event-log.js';

/** The greatest append that a home takes: what EventStoreDB takes when nobody has told it otherwise. No home takes what another refuses, or a log could not move. */
export const LARGEST_APPEND_BYTES = 1024 * 1024;
/** What an event counts besides its data. Some servers count its metadata and type, others do not; both together are smaller. */
export const EVENT_OVERHEAD_BYTES = 1_024;

/** Takes the data of the events of one append, as JSON; throws EventLogRefused when that is more than a home takes. */
export function refuseTooGreat(stream: string, data: readonly string[]): void {
  const bytes = data.reduce((sum, text) => sum + Buffer.byteLength(text) + EVENT_OVERHEAD_BYTES, 0);
  if (bytes > LARGEST_APPEND_BYTES) throw new EventLogRefused(stream, `an append of ${bytes} bytes is greater than ${LARGEST_APPEND_BYTES}`);
}
