import { Skeleton } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError, messageOf } from '../../../client/apiError';
import { rowsOf } from '../../../client/reads';
import { LinkButton } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
import card from '../../../design/Card.module.css';
import { EmptyState } from '../../../design/EmptyState';
import { ErrorState } from '../../../design/ErrorState';
import { MoreButton } from '../../../design/MoreButton';
import { turkishNumber } from '../../../design/numbers';
import { paths } from '../../../paths';
import { jobSearchQuery, postSearchQuery, projectSearchQuery, type SearchFilter, type SearchOf, searchQuery } from '../api/searchQuery';
import { JobResult } from './JobResult';
import { PostResult } from './PostResult';
import { ProjectResult } from './ProjectResult';
import { SearchResult } from './SearchResult';
import classes from './SearchResults.module.css';

const ROWS = ['a', 'b', 'c', 'd', 'e'];

function SearchSkeleton() {
  return (
    <div role="status" aria-label="Aranıyor...">
      {ROWS.map((row) => (
        <div key={row} className={classes.row}>
          <Skeleton className={classes.title} />
          <Skeleton className={classes.line} />
          <Skeleton className={classes.meta} />
        </div>
      ))}
    </div>
  );
}

/** What is wrong with the words themselves is no failure: trying again would not help. */
const isRefusal = (error: Error | null): boolean => error instanceof ApiError && error.status === 422;

/** What was found, or what became of the search. */
export function SearchResults({ filter }: { filter: SearchFilter }) {
  if (filter.type === 'post') {
    return (
      <Found key="post" filter={filter} of={postSearchQuery(filter)}>
        {(post) => <PostResult key={post.id} post={post} />}
      </Found>
    );
  }
  if (filter.type === 'project') {
    return (
      <Found key="project" filter={filter} of={projectSearchQuery(filter)}>
        {(project) => <ProjectResult key={project.id} project={project} />}
      </Found>
    );
  }
  if (filter.type === 'job') {
    return (
      <Found key="job" filter={filter} of={jobSearchQuery(filter)}>
        {(job) => <JobResult key={job.id} job={job} />}
      </Found>
    );
  }
  return (
    <Found filter={filter} of={searchQuery(filter, filter.type)}>
      {(row) => <SearchResult key={row.id} row={row} />}
    </Found>
  );
}

interface Props<Row> {
  filter: SearchFilter;
  of: SearchOf<Row>;
  children: (row: Row) => ReactNode;
}

function Found<Row extends { id: string }>({ filter, of, children }: Props<Row>) {
  const search = useInfiniteQuery(of);
  const { data, error } = search;
  const last = data?.pages.at(-1);
  const failed = error && !search.isFetchNextPageError;
  if (failed && isRefusal(error)) return <EmptyState icon={<IconSearchOff />} title="Bu şekilde aranamıyor" text={messageOf(error)} />;
  return (
    <>
      {last && last.hints.length > 0 && (
        <Callout tone="info" role="status">
          {last.hints.map((hint) => (
            <p key={hint}>{hint}</p>
          ))}
        </Callout>
      )}
      <p className={classes.total} role="status">
        {last && !failed && last.total > 0 ? `${turkishNumber(last.total)}${last.total_is_bound ? '+' : ''} sonuç` : ''}
      </p>
      <section className={card.card} aria-label="Sonuçlar" aria-busy={search.isPlaceholderData} data-stale={search.isPlaceholderData}>
        {search.isPending && <SearchSkeleton />}
        {failed && <ErrorState text={messageOf(error)} onRetry={() => search.refetch()} />}
        {!failed && last?.total === 0 && <NothingFound filter={filter} />}
        {!failed && data && rowsOf(data.pages).map(children)}
      </section>
      {search.hasNextPage && !failed && (
        <MoreButton
          pages={data?.pages.length ?? 0}
          loading={search.isFetchingNextPage}
          failed={search.isFetchNextPageError}
          onMore={() => search.fetchNextPage()}
        />
      )}
    </>
  );
}

function NothingFound({ filter }: { filter: SearchFilter }) {
  const isNarrowed = filter.type !== 'all';
  return (
    <EmptyState
      icon={<IconSearchOff />}
      title="Sonuç bulunamadı"
      text={
        isNarrowed
          ? 'Burada eşleşen bir şey yok. Forumun konu ve yorumlarının hepsinde arayabilirsiniz.'
          : 'Daha az kelimeyle ya da başka bir yazılışla arayın; hâlâ yoksa soruyu ilk siz sorun.'
      }
    >
      {isNarrowed ? (
        <LinkButton to={paths.search({ ...filter, type: 'all' })}>Forumda ara</LinkButton>
      ) : (
        <LinkButton kind="primary" to={paths.newTopic}>
          Yeni Konu Oluştur
        </LinkButton>
      )}
    </EmptyState>
  );
}
