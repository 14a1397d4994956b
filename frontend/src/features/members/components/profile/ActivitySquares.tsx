import type { KnownFor } from '@contracts/follow';
import { turkishNumber } from '../../../../design/numbers';
import classes from './ActivitySquares.module.css';
import { activityOf, todayInIstanbul } from './activity';

/** Half a year of contributions as squares, and the same in words. */
export function ActivitySquares({ activity, now = Date.now() }: { activity: KnownFor['activity']; now?: number }) {
  const { squares, total, months } = activityOf(activity.days, todayInIstanbul(now));
  const [first, middle, last] = [months[0], months[Math.floor(months.length / 2)], months.at(-1)];
  return (
    <section className={classes.activity} aria-label="Hareketler">
      <div className={classes.head}>
        <h2>Hareketler</h2>
        <small>6 ayda {turkishNumber(total)} katkı</small>
      </div>
      <div className={classes.squares} aria-hidden="true">
        {squares.map(({ day, level }) => (
          <i key={day} data-level={level} />
        ))}
      </div>
      <div className={classes.months} aria-hidden="true">
        {[first, middle, last].map((month) => month && <span key={month.name}>{month.name}</span>)}
      </div>
      <ul className="visually-hidden">
        {months.map(({ name, count }) => (
          <li key={name}>
            {name}: {turkishNumber(count)} katkı
          </li>
        ))}
      </ul>
    </section>
  );
}
