import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import card from '../../../../design/Card.module.css';
import { turkishNumber } from '../../../../design/numbers';
import { paths } from '../../../../paths';
import { ownSeriesQuery } from '../../api/series';
import { NewSeries } from './NewSeries';
import classes from './Series.module.css';

/** The member's own series, each of which is put in order on its page. */
export function OwnSeriesList() {
  const { data: all } = useQuery(ownSeriesQuery);
  return (
    <section className={`${card.card} ${classes.own}`} aria-labelledby="own-series">
      <h2 id="own-series">Yazı dizilerim</h2>
      {all && all.length > 0 && (
        <ul>
          {all.map(({ id, title, posts }) => (
            <li key={id}>
              <Link to={paths.series(id)}>{title}</Link>
              <span>{turkishNumber(posts.length)} yazı</span>
            </li>
          ))}
        </ul>
      )}
      {all?.length === 0 && <p className={classes.none}>Birbirini izleyen yazılarınızı bir dizide toplayın; okuyan sıradakini bulur.</p>}
      <NewSeries onMade={() => undefined} />
    </section>
  );
}
