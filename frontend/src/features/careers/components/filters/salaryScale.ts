import type { JobFacets } from '@contracts/jobs';

type Salaries = JobFacets['salaries'];

export interface Scale {
  from: number;
  to: number;
  step: number;
}

/** So many places a handle has at the most. */
const PLACES = 60;
const ROUND = [1, 2, 2.5, 5, 10] as const;

/** Round amounts from below the least to above the most; null where nobody names a salary of this unit. */
export function scaleOf({ from, to, counts }: Salaries): Scale | null {
  if (to <= 0 || counts.every((count) => count === 0)) return null;
  const rough = Math.max((to - from) / PLACES, 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, Math.round((ROUND.find((each) => each * power >= rough) ?? 10) * power));
  const least = Math.floor(from / step) * step;
  return { from: least, to: Math.max(Math.ceil(to / step) * step, least + step), step };
}

/** An amount on the scale, whatever the address says. */
export const onScale = ({ from, to, step }: Scale, amount: number): number => Math.min(to, Math.max(from, Math.round(amount / step) * step));

/** Whether a bar of the histogram, `from` to `to` in as many as there are, lies within what is chosen. */
export function isWithin({ from, to, counts }: Salaries, bar: number, least: number, most: number): boolean {
  const width = (to - from) / counts.length;
  const middle = from + (bar + 0.5) * width;
  return middle >= least && middle <= most;
}
