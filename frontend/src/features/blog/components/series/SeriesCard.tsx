import type { PostPointer } from '@contracts/blog';
import type { SeriesPlace } from '@contracts/blog-series';
import { IconArrowRight, IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import card from '../../../../design/Card.module.css';
import { Chip } from '../../../../design/Chip';
import { turkishNumber } from '../../../../design/numbers';
import { paths } from '../../../../paths';
import { useWasRead } from '../../api/readPosts';
import { seriesPlaceQuery } from '../../api/series';
import classes from './SeriesCard.module.css';

interface Props {
  postId: string;
}

/** Posts of a series that are listed beside one of them: the others are on the page of the series. */
const LISTED = 9;

/** Where a post stands among others that belong together; null where it stands alone. */
export function useSeriesPlace(postId: string): SeriesPlace | null {
  const { data } = useQuery(seriesPlaceQuery(postId));
  return data && data.posts.length > 1 ? data : null;
}

const ofSeries = (place: number, { posts }: SeriesPlace): string => `${turkishNumber(place)} / ${turkishNumber(posts.length)}`;

/** Above the title of a post: that it is one of several. */
export function SeriesChip({ postId }: Props) {
  const series = useSeriesPlace(postId);
  if (!series) return null;
  return (
    <Link className={classes.chip} to={paths.series(series.id)}>
      <Chip>
        Seri {ofSeries(series.place, series)}
        <span className="visually-hidden">: {series.title}</span>
      </Chip>
    </Link>
  );
}

/** Beside a post: the others of its series, and which of them were read. */
export function SeriesCard({ postId }: Props) {
  const series = useSeriesPlace(postId);
  const wasRead = useWasRead();
  if (!series) return null;
  const first = Math.max(0, Math.min(series.place - 1 - Math.floor(LISTED / 2), series.posts.length - LISTED));
  return (
    <nav className={`${card.card} ${classes.card}`} aria-label="Yazı dizisi">
      <SeriesHead series={series} />
      <ol className={classes.list} start={first + 1}>
        {series.posts.slice(first, first + LISTED).map((post, at) => (
          <li key={post.id}>
            <Row post={post} place={first + at + 1} isHere={post.id === postId} wasRead={wasRead(post.id)} />
          </li>
        ))}
      </ol>
      {series.posts.length > LISTED && (
        <Link className={classes.all} to={paths.series(series.id)}>
          Tümünü göster
        </Link>
      )}
    </nav>
  );
}

const SeriesHead = ({ series }: { series: SeriesPlace }) => (
  <p className={classes.head}>
    <Link to={paths.series(series.id)}>{series.title}</Link>
    <Chip>
      <span className="visually-hidden">Bu dizide: </span>
      {ofSeries(series.place, series)}
    </Chip>
  </p>
);

interface RowProps {
  post: PostPointer;
  /** From 1. */
  place: number;
  isHere: boolean;
  wasRead: boolean;
}

function Row({ post, place, isHere, wasRead }: RowProps) {
  const isDone = wasRead && !isHere;
  return (
    <Link className={classes.row} to={paths.post(post.slug)} aria-current={isHere ? 'page' : undefined}>
      <span aria-hidden="true">{isDone ? <IconCheck /> : turkishNumber(place)}</span>
      <span>
        {post.title}
        {isDone && <span className="visually-hidden"> (okundu)</span>}
      </span>
    </Link>
  );
}

/** Under a post: what comes next in its series, or came before where it is the last. */
export function SeriesNext({ postId }: Props) {
  const series = useSeriesPlace(postId);
  if (!series) return null;
  const isLast = series.place === series.posts.length;
  const place = isLast ? series.place - 1 : series.place + 1;
  const post = series.posts[place - 1];
  return (
    <nav className={`${card.card} ${classes.below}`} aria-label="Yazı dizisinde devamı">
      <SeriesHead series={series} />
      {post && (
        <Link className={classes.next} to={paths.post(post.slug)}>
          <span>
            <small>
              Seri {ofSeries(place, series)}, {isLast ? 'önceki' : 'sonraki'}
            </small>
            <b>{post.title}</b>
          </span>
          {!isLast && <IconArrowRight aria-hidden="true" />}
        </Link>
      )}
    </nav>
  );
}
