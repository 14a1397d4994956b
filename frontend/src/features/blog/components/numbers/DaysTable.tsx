import type { PostDay } from '@contracts/blog-reactions';
import { longDate } from '../../../../design/dates';
import { turkishNumber } from '../../../../design/numbers';
import { MEASURE_LABEL, MEASURES, noonOf } from './measures';
import classes from './OwnNumbers.module.css';

/** The same days in words, the newest first; those without anything are left out. */
export const DaysTable = ({ days }: { days: readonly PostDay[] }) => (
  <details className={classes.details}>
    <summary>Tablo olarak</summary>
    <div className={classes.scroll}>
      <table className={classes.table} aria-label="Günlere göre sayılar">
        <thead>
          <tr>
            <th scope="col">Gün</th>
            {MEASURES.map((measure) => (
              <th key={measure} scope="col">
                {MEASURE_LABEL[measure]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days
            .filter((day) => MEASURES.some((measure) => day[measure] > 0))
            .reverse()
            .map((day) => (
              <tr key={day.day}>
                <th scope="row">{longDate(noonOf(day.day))}</th>
                {MEASURES.map((measure) => (
                  <td key={measure}>{turkishNumber(day[measure])}</td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  </details>
);
