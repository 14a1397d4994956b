import { JOB_TEXT } from '@contracts/jobs';
import { IconBriefcase } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { messageOf } from '../../../client/apiError';
import { rowsOf } from '../../../client/reads';
import { LinkButton } from '../../../design/Button';
import card from '../../../design/Card.module.css';
import { EmptyState } from '../../../design/EmptyState';
import { ErrorState } from '../../../design/ErrorState';
import { MoreButton } from '../../../design/MoreButton';
import { useStepping } from '../../../design/useStepping';
import { useJobReading } from '../api/readJobs';
import { JobItem } from './JobItem';
import rows from './JobItem.module.css';
import { JobListSkeleton } from './JobListSkeleton';
import { careerAddress, isNarrowed, type JobFilter, type JobView, narrowings, unnarrowed } from './jobFilter';
import { OwnerTools } from './OwnerTools';
import type { useJobs } from './useJobs';

interface Props {
  list: ReturnType<typeof useJobs>;
  filter: JobFilter;
  view: JobView;
  /** What one does where there is no listing at all yet. */
  begin: ReactNode;
}

/** The listings, whole or while they load, fail or are none. */
export function Jobs({ list, filter, view, begin }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useStepping(place);
  const readingOf = useJobReading();
  const { data } = list;
  const jobs = data ? rowsOf(data.pages) : [];
  return (
    <div ref={place}>
      <section className={`${card.card} ${rows.list}`} aria-label="İlanlar" aria-busy={list.isPlaceholderData} data-stale={list.isPlaceholderData}>
        {list.isPending && <JobListSkeleton />}
        {list.isError && !data && <ErrorState text={messageOf(list.error)} onRetry={() => void list.refetch()} />}
        {data && jobs.length === 0 && (isNarrowed(filter) ? <NothingFound filter={filter} view={view} /> : <NothingYet begin={begin} />)}
        {jobs.map((job) => (
          <JobItem key={job.id} job={job} reading={readingOf(job)} tools={job.viewer.isOwner && <OwnerTools job={job} />} />
        ))}
      </section>
      {list.hasNextPage && (
        <MoreButton
          pages={data?.pages.length ?? 0}
          loading={list.isFetchingNextPage}
          failed={list.isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </div>
  );
}

const NothingYet = ({ begin }: Pick<Props, 'begin'>) => (
  <EmptyState icon={<IconBriefcase />} title={JOB_TEXT.none} text="Ekibinize birini mi arıyorsunuz? İlk ilanı siz verin.">
    {begin}
  </EmptyState>
);

const NothingFound = ({ filter, view }: Pick<Props, 'filter' | 'view'>) => (
  <EmptyState
    icon={<IconBriefcase />}
    title={JOB_TEXT.empty}
    text={narrowings(filter) + (filter.search ? 1 : 0) > 1 ? 'Filtrelerden birini kaldırmayı deneyin.' : 'Filtreyi kaldırıp bütün ilanlara bakabilirsiniz.'}
  >
    <LinkButton size="small" to={careerAddress(unnarrowed(filter), view)}>
      Tüm ilanları göster
    </LinkButton>
  </EmptyState>
);
