import type { FactRow } from '../../../../contracts/moderation.js';
import { TRAVEL_TEXT } from '../../../../contracts/travel.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';

/** After the fact at `position`, at the time `now` (ISO). */
export interface Moment {
  readonly position: number;
  readonly now: string;
}

/** A place that was asked for, by itself or by a time; null is the last one. */
type Asked = { readonly position: number; readonly time: string | null } | null;

/** What `?at=` asks for: a time, or a place in the log. */
export type AskedMoment = { readonly time: string } | { readonly position: number };

const PLACE = /^\d{1,15}$/;
const INSTANT = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d))?$/;
const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** Reads `?at=`; null when it is left out. Throws RuleViolation when it is neither a time nor a place. */
export function askedMoment(at: string | undefined): AskedMoment | null {
  if (at === undefined || at === '') return null;
  if (PLACE.test(at)) return { position: Number(at) };
  const time = INSTANT.test(at) && isDay(at.slice(0, DAY_LENGTH)) ? Date.parse(at) : Number.NaN;
  if (Number.isNaN(time)) throw new RuleViolation('travel.moment', TRAVEL_TEXT.moment, { at: TRAVEL_TEXT.moment }, 'malformed');
  return { time: new Date(time).toISOString() };
}

/** A day that no month has would be taken for one of the next month. */
function isDay(day: string): boolean {
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/** The log as it is: its last place, and the time of now (ISO). */
interface Present {
  readonly head: number;
  readonly now: string;
}

/**
 * The place that is shown, and its time: the one that was asked for, or that of the last fact of the thing up to there; before its first fact there
 * is nothing to be seen, at any time. Throws RuleViolation when the log, or time itself, has not come so far.
 */
export function momentOf(facts: readonly Pick<FactRow, 'position' | 'at'>[], asked: Asked, { head, now }: Present): Moment {
  const position = asked?.position ?? facts.at(-1)?.position ?? head;
  // What has been recorded since the head was asked for is there as well.
  const isLater = asked !== null && (asked.time === null ? position > head : asked.time > now);
  if (isLater) throw new RuleViolation('travel.later', TRAVEL_TEXT.later, { at: TRAVEL_TEXT.later }, 'malformed');
  const last = facts.filter((fact) => fact.position <= position).at(-1);
  return { position, now: asked?.time ?? last?.at ?? now };
}
