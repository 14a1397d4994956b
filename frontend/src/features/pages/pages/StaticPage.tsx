import { PAGE_SLUGS, type Page, type PageSlug } from '@contracts/pages';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { messageOf } from '../../../client/apiError';
import { pageInfosQuery } from '../../../client/pageInfos';
import { reads } from '../../../client/reads';
import { transparencyQuery } from '../../../client/transparency';
import { Columns } from '../../../design/Columns';
import { longDate } from '../../../design/dates';
import { ErrorState } from '../../../design/ErrorState';
import { RenderedText } from '../../../design/RenderedText';
import { usePageTitle } from '../../../design/usePageTitle';
import { paths } from '../../../paths';
import classes from './StaticPage.module.css';

const pageQuery = (slug: PageSlug) => reads<Page>(['pages', slug], `/api/pages/${slug}`);

/** A page whose text is a Markdown file of the installation; its address is its name. */
export function StaticPage() {
  const { pathname } = useLocation();
  const slug = PAGE_SLUGS.find((each) => pathname.replace(/\/+$/, '') === paths.page(each)) ?? 'about';
  const page = useQuery(pageQuery(slug));
  usePageTitle(page.data?.title);
  return (
    <Columns side={<PageList />}>
      {page.isPending && <Waiting />}
      {page.isError && !page.data && <ErrorState text={messageOf(page.error)} onRetry={() => page.refetch()} />}
      {page.data && (
        <article className={classes.page}>
          <h1>{page.data.title}</h1>
          <p className={classes.meta}>
            Son değişiklik: <time dateTime={page.data.updated_at}>{longDate(page.data.updated_at)}</time> · Sürüm {page.data.version}
          </p>
          <RenderedText html={page.data.html} source={page.data.markdown} house />
        </article>
      )}
    </Columns>
  );
}

function PageList() {
  const { data } = useQuery(pageInfosQuery);
  const { data: open } = useQuery(transparencyQuery);
  const { pathname } = useLocation();
  return (
    <nav className={classes.list} aria-label="Bilgi sayfaları">
      {data?.map(({ slug, title }) => (
        <Link key={slug} to={paths.page(slug)} aria-current={pathname === paths.page(slug) ? 'page' : undefined}>
          {title}
        </Link>
      ))}
      {open?.on && <Link to={paths.moderationLog}>Moderasyon kaydı</Link>}
      {open?.years.map((year) => (
        <Link key={year} to={paths.transparency(year)}>
          Şeffaflık raporu {year}
        </Link>
      ))}
    </nav>
  );
}

function Waiting() {
  return (
    <div className={classes.page} role="status" aria-label="Yükleniyor...">
      <Skeleton className={classes.waitingTitle} />
      {['a', 'b', 'c', 'd'].map((row) => (
        <Skeleton key={row} className={classes.waitingText} />
      ))}
    </div>
  );
}
