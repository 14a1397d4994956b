import type { Origin } from './command.js';
import { type DomainEvent, type RecordedEvent, SYSTEM } from './event.js';
import type { EventReader } from './event-reader.js';
import type { Sealer } from './event-store.js';

export const NOW = '2026-11-21T11:00:00.000Z';
const DAY_MS = 24 * 60 * 60_000;

/** An ISO time some days (or parts of a day) and milliseconds from NOW. */
export const daysFromNow = (days: number, ms = 0): string => new Date(Date.parse(NOW) + days * DAY_MS + ms).toISOString();
export const minutesFromNow = (minutes: number, ms = 0): string => daysFromNow(0, minutes * 60_000 + ms);

/** Where a command comes from that was sent at a time. */
export const sentAt = (at: string, id = 'command-1'): Origin => ({ id, at, actor: SYSTEM, correlationId: 'correlation-1', causationId: null });

/** An event as if it stood in the log. */
export const recorded = <E extends DomainEvent>(event: E, standing: Partial<Omit<RecordedEvent, 'type' | 'data'>> = {}): RecordedEvent<E> => ({
  ...event,
  id: 'event-1',
  at: NOW,
  actor: SYSTEM,
  correlationId: 'correlation-1',
  causationId: null,
  schema: 1,
  stream: 'stream-1',
  revision: 0,
  position: 1,
  ...standing,
});

/** For events of which nothing is personal, in the one version that they have. */
export const unsealed: Sealer & EventReader = {
  seal: async (event) => event,
  read: async (event) => event as RecordedEvent,
  readShut: (event) => event as RecordedEvent,
};
