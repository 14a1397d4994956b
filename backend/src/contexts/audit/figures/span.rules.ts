import { FIGURES_LIMITS, type FiguresRequest } from '../../../../contracts/figures.js';
import { dayOf, daysAsked } from '../timeline/days-asked.rules.js';

const DAY_MS = 24 * 60 * 60_000;

/** The days that are asked for, as they were said, and their ends in milliseconds (the second is not included). */
export interface Span {
  readonly from: string;
  readonly to: string;
  readonly since: number;
  readonly until: number;
}

/** The days that are asked for; until today, and as many as are usual, where nothing is said. Throws for what is no day. */
export function spanOf({ from, to }: FiguresRequest, now: Date): Span {
  const last = to || dayOf(now);
  const first = from || dayOf(new Date(startOf(last) - (FIGURES_LIMITS.days - 1) * DAY_MS));
  const { since, until } = daysAsked({ from: first, to: last });
  return { from: first, to: last, since: Date.parse(since ?? ''), until: Date.parse(until ?? '') };
}

const startOf = (day: string): number => Date.parse(daysAsked({ from: day }).since ?? '');
