import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageOf } from '../../../client/apiError';
import { rowsOf } from '../../../client/reads';
import { Callout } from '../../../design/Callout';
import card from '../../../design/Card.module.css';
import { ErrorState } from '../../../design/ErrorState';
import { MoreButton } from '../../../design/MoreButton';
import { turkishNumber } from '../../../design/numbers';
import { jobSearchQuery, postSearchQuery, projectSearchQuery, type SearchFilter, type SearchOf, searchQuery } from '../api/searchQuery';
import { JobResult } from './JobResult';
import { PostResult } from './PostResult';
import { ProjectResult } from './ProjectResult';
import { RoomsFound } from './RoomsFound';
import { SearchResult } from './SearchResult';
import classes from './SearchResults.module.css';
import { isRefusal, NothingFound, RefusedSearch, SearchSkeleton } from './SearchStates';

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
  if (filter.type === 'room') return <RoomsFound filter={filter} />;
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
  if (failed && isRefusal(error)) return <RefusedSearch error={error} />;
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
