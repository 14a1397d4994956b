import { PROJECT_VISIBILITY_LABEL } from '@contracts/projects';
import { IconRocket, IconX } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
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
import { projectsQuery, stagesQuery } from '../api/projects';
import { useProjectReading } from '../api/readProjects';
import { ProjectItem } from './ProjectItem';
import rows from './ProjectItem.module.css';
import { ProjectListSkeleton } from './ProjectListSkeleton';
import classes from './Projects.module.css';
import { HELP, helpOf, isNarrowed, tagsOf, UNKNOWN_STAGE, unnarrowed, withHelp, withoutEmpty, withTags } from './projectFilter';

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

/** What a list was narrowed by, each with the list without it. */
function narrowedBy(filter: ProjectFilter, stageLabel: (code: string) => string): (readonly [label: string, without: ProjectFilter])[] {
  const help = helpOf(filter);
  const tags = tagsOf(filter);
  const { search, stage, visibility, owner_id } = filter;
  return [
    ...(search ? [[`“${search}”`, withoutEmpty({ ...filter, search: undefined })] as const] : []),
    ...(help ? [[`Yardım ilanı: ${HELP[help].label}`, withHelp(filter, null)] as const] : []),
    ...(stage ? [[`Aşama: ${stageLabel(stage)}`, withoutEmpty({ ...filter, stage: undefined })] as const] : []),
    ...(visibility ? [[PROJECT_VISIBILITY_LABEL[visibility], withoutEmpty({ ...filter, visibility: undefined })] as const] : []),
    ...(owner_id ? [['Sahip', withoutEmpty({ ...filter, owner_id: undefined })] as const] : []),
    ...tags.map(
      (tag) =>
        [
          `#${tag}`,
          withTags(
            filter,
            tags.filter((each) => each !== tag),
          ),
        ] as const,
    ),
  ];
}

/** Each thing by which the list was narrowed can be taken off alone. */
function NothingFound({ filter }: { filter: ProjectFilter }) {
  const { data: stages = [] } = useQuery(stagesQuery);
  const narrowing = narrowedBy(filter, (code) => stages.find((stage) => stage.code === code)?.label ?? UNKNOWN_STAGE);
  return (
    <EmptyState
      icon={<IconRocket />}
      title="Bu süzgeçle eşleşen proje yok"
      text={narrowing.length > 1 ? 'Süzgeçlerden birini kaldırmayı deneyin:' : 'Süzgeci kaldırıp bütün projelere bakabilirsiniz.'}
    >
      {narrowing.length > 1 &&
        narrowing.map(([label, without]) => (
          <LinkButton key={label} size="small" to={paths.projects(without)} aria-label={`Kaldır: ${label}`}>
            {label}
            <IconX aria-hidden="true" />
          </LinkButton>
        ))}
      <LinkButton size="small" to={paths.projects(unnarrowed(filter))}>
        Tüm projeleri göster
      </LinkButton>
    </EmptyState>
  );
}
