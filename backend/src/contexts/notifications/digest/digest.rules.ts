import type { DigestKind } from '../../../../contracts/notifications.js';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** Turkey has had no summer time since 2016: Istanbul is three hours ahead of UTC all year. */
const ISTANBUL_MS = 3 * HOUR_MS;
const SENT_AT_MS = 8 * HOUR_MS;
const MONDAY = 1;

export interface Period {
  readonly kind: DigestKind;
  /** ISO times; what came after `from` and not after `to` belongs to it. */
  readonly from: string;
  readonly to: string;
}

/** The last period that is over: daily ones end at eight in the morning in Istanbul, weekly ones on Mondays. */
export function lastPeriod(kind: DigestKind, at: string): Period {
  const days = kind === 'daily' ? 1 : 7;
  const local = Date.parse(at) + ISTANBUL_MS - SENT_AT_MS;
  const morning = Math.floor(local / DAY_MS) * DAY_MS;
  const sinceMonday = kind === 'weekly' ? (new Date(morning).getUTCDay() - MONDAY + 7) % 7 : 0;
  const to = morning - sinceMonday * DAY_MS + SENT_AT_MS - ISTANBUL_MS;
  return { kind, from: new Date(to - days * DAY_MS).toISOString(), to: new Date(to).toISOString() };
}

/** Names a period: `daily.2026-11-21`. */
export const nameOf = ({ kind, to }: Period): string => `${kind}.${to.slice(0, 10)}`;
