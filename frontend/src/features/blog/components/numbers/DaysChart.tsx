import type { PostDay } from '@contracts/blog-reactions';
import { longDate } from '../../../../design/dates';
import { turkishNumber } from '../../../../design/numbers';
import { MEASURE_LABEL, type Measure, noonOf } from './measures';
import classes from './OwnNumbers.module.css';

const HEIGHT = 100;
const STEP = 10;
const BAR = 7;
/** A day with anything is never drawn so low that it looks like one with nothing. */
const LEAST = 2;

/** A bar for each day; what it says stands in the table below, too. */
export function DaysChart({ days, measure }: { days: readonly PostDay[]; measure: Measure }) {
  const most = Math.max(1, ...days.map((day) => day[measure]));
  const height = (count: number) => (count === 0 ? 0 : Math.max(LEAST, (count / most) * HEIGHT));
  return (
    <div className={classes.chart}>
      <span className={classes.most} aria-hidden="true">
        {turkishNumber(most)}
      </span>
      <svg viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={described(days, measure)}>
        {days.map((day, index) => (
          <g key={day.day}>
            <title>{`${longDate(noonOf(day.day))}: ${turkishNumber(day[measure])}`}</title>
            <rect className={classes.reach} x={index * STEP} y={0} width={STEP} height={HEIGHT} />
            <rect className={classes.bar} x={index * STEP + (STEP - BAR) / 2} y={HEIGHT - height(day[measure])} width={BAR} height={height(day[measure])} />
          </g>
        ))}
      </svg>
      <div className={classes.ends} aria-hidden="true">
        <span>{dateOf(days[0])}</span>
        <span>{dateOf(days.at(-1))}</span>
      </div>
    </div>
  );
}

const dateOf = (day: PostDay | undefined): string => (day ? longDate(noonOf(day.day)) : '');

/** The chart in one sentence. */
export function described(days: readonly PostDay[], measure: Measure): string {
  const total = days.reduce((sum, day) => sum + day[measure], 0);
  const best = days.reduce<PostDay | undefined>((found, day) => (day[measure] > (found?.[measure] ?? 0) ? day : found), undefined);
  const said = `${MEASURE_LABEL[measure]}, ${dateOf(days[0])} – ${dateOf(days.at(-1))}: toplam ${turkishNumber(total)}`;
  return best ? `${said}; en çok ${dateOf(best)} günü, ${turkishNumber(best[measure])}` : said;
}
