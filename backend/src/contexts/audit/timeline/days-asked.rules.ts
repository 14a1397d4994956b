import { TIMELINE_TEXT, type TimelineFilter } from '../../../../contracts/audit-timeline.js';
import { CODE } from '../../../../contracts/envelope.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 24 * 60 * 60_000;
/** Turkey keeps one time all year. */
const ZONE = '+03:00';
const ZONE_MS = 3 * 60 * 60_000;

/** From when (included) until when (not included), as ISO times in UTC; null where nothing is asked. Throws for what is no day. */
export function daysAsked({ from, to }: Pick<TimelineFilter, 'from' | 'to'>): { readonly since: string | null; readonly until: string | null } {
  const [first, last] = [from, to].map((day) => (day ? startOf(day) : null));
  if (first != null && last != null && first > last) throw malformed(TIMELINE_TEXT.daysTurned);
  return { since: first == null ? null : new Date(first).toISOString(), until: last == null ? null : new Date(last + DAY_MS).toISOString() };
}

/** The day of a time in Turkey, as `YYYY-MM-DD`. */
export const dayOf = (time: Date): string => new Date(time.getTime() + ZONE_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
/** The same of an ISO time. */
export const dayInTurkey = (at: string): string => dayOf(new Date(at));

function startOf(day: string): number {
  const start = DAY.test(day) ? Date.parse(`${day}T00:00:00${ZONE}`) : Number.NaN;
  // A day that no month has is taken for one of the next by some, and for none by others.
  if (Number.isNaN(start) || new Date(start + DAY_MS / 2).toISOString().slice(0, 10) !== day) throw malformed(TIMELINE_TEXT.badDay);
  return start;
}

const malformed = (sentence: string) => new RuleViolation(CODE.malformed, sentence, null, 'malformed');
