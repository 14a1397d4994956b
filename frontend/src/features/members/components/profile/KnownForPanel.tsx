import type { KnownFor, ProfileStats } from '@contracts/follow';
import { IconCheck, IconHeart } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import card from '../../../../design/Card.module.css';
import { longDate } from '../../../../design/dates';
import { turkishNumber } from '../../../../design/numbers';
import row from '../../../../design/Row.module.css';
import { paths } from '../../../../paths';
import classes from './KnownForPanel.module.css';

const colorOf = (color: string) => ({ '--category': `var(--category-${color}, var(--category-gray))` }) as CSSProperties;

/** What a member is known for: solutions, by category, and those that were liked best. */
export function KnownForPanel({ known, stats }: { known: KnownFor; stats: ProfileStats }) {
  if (stats.solution_count === 0) return null;
  return (
    <div className={`${card.card} ${classes.panel}`}>
      <section className={classes.mix} aria-label="Çözümleri">
        <p className={classes.sum}>
          <b>{turkishNumber(stats.solution_count)}</b> çözüm
        </p>
        <p className={classes.among}>{turkishNumber(stats.comment_count)} yorum arasından</p>
        <div className={classes.bar} aria-hidden="true">
          {known.categories.map(({ id, color, solutions }) => (
            <i key={id} style={{ ...colorOf(color), flexGrow: solutions }} />
          ))}
        </div>
        <ul className={classes.categories}>
          {known.categories.map(({ id, name, slug, color, solutions }) => (
            <li key={id}>
              <Link to={paths.forum({ category: slug })} className={classes.category} style={colorOf(color)}>
                <span className={classes.dot} aria-hidden="true" />
                {name}
              </Link>
              <b>{turkishNumber(solutions)}</b>
            </li>
          ))}
        </ul>
      </section>
      <section className={classes.best} aria-labelledby="best-solutions">
        <div className={classes.head}>
          <h2 id="best-solutions">En beğenilen çözümleri</h2>
          <Link to="?tab=solutions" className={classes.all}>
            Tümünü Gör
          </Link>
        </div>
        <ul>
          {known.solutions.map(({ id, topic_id, topic_title, excerpt, likes, created_at }) => (
            <li key={id} className={`${row.row} ${classes.solution}`}>
              <h3 className={classes.title}>
                <IconCheck aria-hidden="true" />
                <Link to={paths.comment(topic_id, id)} className={row.link}>
                  {topic_title}
                </Link>
              </h3>
              <span className={classes.likes}>
                <IconHeart aria-hidden="true" />
                {turkishNumber(likes)}
                <span className="visually-hidden"> beğeni</span>
              </span>
              <p dir="auto">{excerpt}</p>
              <time dateTime={created_at}>{longDate(created_at)}</time>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
