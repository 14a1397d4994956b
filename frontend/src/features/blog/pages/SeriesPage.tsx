import { SERIES_TEXT } from '@contracts/blog-series';
import { CODE } from '@contracts/envelope';
import { IconListNumbers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { hasCode, messageOf } from '../../../client/apiError';
import { useMember } from '../../../client/session';
import { LinkButton } from '../../../design/Button';
import card from '../../../design/Card.module.css';
import { Columns } from '../../../design/Columns';
import { EmptyState } from '../../../design/EmptyState';
import { ErrorState } from '../../../design/ErrorState';
import { turkishNumber } from '../../../design/numbers';
import { PageSkeleton } from '../../../design/PageSkeleton';
import { usePageTitle } from '../../../design/usePageTitle';
import { paths } from '../../../paths';
import { seriesQuery } from '../api/series';
import { BlogCategories } from '../components/BlogCategories';
import classes from '../components/series/Series.module.css';
import { SeriesPosts } from '../components/series/SeriesPosts';
import { SeriesTools } from '../components/series/SeriesTools';

/** A series with its posts in their order; its author changes it here. */
export function SeriesPage() {
  const { id = '' } = useParams();
  const member = useMember();
  const { data: series, error, refetch } = useQuery(seriesQuery(id));
  usePageTitle(series ? `${series.title} · Yazı dizisi` : 'Yazı dizisi');
  if (hasCode(error, CODE.notFound) || hasCode(error, CODE.malformed)) return <SeriesMissing />;
  if (error && !series) return <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />;
  if (!series) return <PageSkeleton />;
  const isOwn = member?.id === series.author_id;
  const author = series.posts[0]?.author;
  return (
    <Columns side={<BlogCategories filter={null} />}>
      <div className={classes.head}>
        <h1>{series.title}</h1>
        <p>
          {author && <Link to={paths.profile(author.username)}>{author.name}</Link>}
          {author && ' · '}
          {turkishNumber(series.posts.length)} yazılık dizi
        </p>
      </div>
      {isOwn && <SeriesTools series={series} />}
      <section className={card.card} aria-label="Dizideki yazılar">
        {series.posts.length > 0 ? (
          <SeriesPosts series={series} isOwn={isOwn} />
        ) : (
          <EmptyState icon={<IconListNumbers />} title="Bu dizide henüz yazı yok" text="Bir yazıyı düzenlerken yayın ayarlarından bu diziyi seçin.">
            <LinkButton kind="primary" to={paths.ownPosts()}>
              Yazılarım
            </LinkButton>
          </EmptyState>
        )}
      </section>
    </Columns>
  );
}

const SeriesMissing = () => (
  <EmptyState icon={<IconListNumbers />} heading="h1" title="Yazı dizisi bulunamadı" text={SERIES_TEXT.notFound}>
    <LinkButton kind="primary" to={paths.blog()}>
      Bloga dön
    </LinkButton>
  </EmptyState>
);
