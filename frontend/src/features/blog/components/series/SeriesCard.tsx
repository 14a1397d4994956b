import { IconArrowRight, IconListNumbers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { turkishNumber } from '../../../../design/numbers';
import { paths } from '../../../../paths';
import { seriesPlaceQuery } from '../../api/series';
import classes from './SeriesCard.module.css';

interface Props {
  postId: string;
  /** Under the text, where there is nothing beside it. */
  isBelow?: boolean;
}

/** Where a post stands among others that belong together, and what comes next; nothing where it stands alone. */
export function SeriesCard({ postId, isBelow = false }: Props) {
  const { data } = useQuery(seriesPlaceQuery(postId));
  if (!data || data.posts.length < 2) return null;
  const { id, title, place, posts } = data;
  const next = posts[place];
  const previous = posts[place - 2];
  return (
    <nav className={classes.card} data-below={isBelow || undefined} aria-label="Yazı dizisi">
      <p className={classes.head}>
        <IconListNumbers aria-hidden="true" />
        <Link to={paths.series(id)}>{title}</Link>
        <span>
          <span className="visually-hidden">Bu dizide: </span>
          {turkishNumber(place)} / {turkishNumber(posts.length)}
        </span>
      </p>
      {next && (
        <Link className={classes.next} to={paths.post(next.slug)}>
          <span>
            <small>Sonraki</small>
            <b>{next.title}</b>
          </span>
          <IconArrowRight aria-hidden="true" />
        </Link>
      )}
      {previous && !next && (
        <Link className={classes.next} to={paths.post(previous.slug)}>
          <span>
            <small>Önceki</small>
            <b>{previous.title}</b>
          </span>
        </Link>
      )}
    </nav>
  );
}
