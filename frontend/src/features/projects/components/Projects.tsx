import { IconRocket } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import { messageOf } from '../../../client/apiError';
import { rowsOf } from '../../../client/reads';
import { LinkButton } from '../../../design/Button';
import card from '../../../design/Card.module.css';
import { EmptyState } from '../../../design/EmptyState';
import { ErrorState } from '../../../design/ErrorState';
import { MoreButton } from '../../../design/MoreButton';
import { turkishNumber } from '../../../design/numbers';
import { useStepping } from '../../../design/useStepping';
import { type ProjectFilter, paths } from '../../../paths';
import { projectsQuery } from '../api/projects';
import { useProjectReading } from '../api/readProjects';
import { ProjectItem } from './ProjectItem';
import rows from './ProjectItem.module.css';
import { ProjectListSkeleton } from './ProjectListSkeleton';
import classes from './Projects.module.css';
import { isNarrowed, isNarrowedTwice, unnarrowed } from './projectFilter';

interface Props {
  filter: ProjectFilter;
  /** What one does where there is no project at all yet. */
  begin: ReactNode;
}

/** The list with its numbers, whole or while it loads, fails or has nothing. */
export function Projects({ filter, begin }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useStepping(place);
  const readingOf = useProjectReading();
  const list = useInfiniteQuery(projectsQuery(filter));
  const { data } = list;
  const last = data?.pages.at(-1);
  const projects = data ? rowsOf(data.pages) : [];
  return (
    <div ref={place}>
      {last && <Counts filter={filter} found={last.total} all={last.total_unfiltered} />}
      <section className={`${card.card} ${rows.list}`} aria-label="Projeler" aria-busy={list.isPlaceholderData} data-stale={list.isPlaceholderData}>
        {list.isPending && <ProjectListSkeleton />}
        {list.isError && !data && <ErrorState text={messageOf(list.error)} onRetry={() => void list.refetch()} />}
        {last?.total === 0 && (isNarrowed(filter) ? <NothingFound filter={filter} /> : <NothingYet begin={begin} />)}
        {projects.map((project) => (
          <ProjectItem key={project.id} project={project} reading={readingOf(project)} />
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

const Counts = ({ filter, found, all }: { filter: ProjectFilter; found: number; all: number }) => (
  <p className={classes.counts}>
    <span role="status">
      <b>{turkishNumber(found)}</b>
      {isNarrowed(filter) && ` / ${turkishNumber(all)}`} proje
    </span>
    {isNarrowed(filter) && (
      <Link to={paths.projects(unnarrowed(filter))} preventScrollReset>
        Süzgeci temizle
      </Link>
    )}
  </p>
);

const NothingYet = ({ begin }: Pick<Props, 'begin'>) => (
  <EmptyState icon={<IconRocket />} title="Henüz proje yok" text="Fikrinizi anlatın, becerisi uyan insanları bulun, birlikte üretin.">
    {begin}
  </EmptyState>
);

/** What takes off each thing by which the list was narrowed stands above it. */
const NothingFound = ({ filter }: { filter: ProjectFilter }) => (
  <EmptyState
    icon={<IconRocket />}
    title="Bu süzgeçle eşleşen proje yok"
    text={isNarrowedTwice(filter) ? 'Yukarıdaki süzgeçlerden birini kaldırmayı deneyin.' : 'Süzgeci kaldırıp bütün projelere bakabilirsiniz.'}
  >
    <LinkButton size="small" to={paths.projects(unnarrowed(filter))}>
      Tüm projeleri göster
    </LinkButton>
  </EmptyState>
);
