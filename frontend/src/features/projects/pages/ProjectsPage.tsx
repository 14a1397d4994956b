import { displayName } from '@contracts/accounts';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Columns } from '../../../design/Columns';
import { NarrowedBy } from '../../../design/NarrowedBy';
import { PageHead } from '../../../design/PageHead';
import { usePageTitle } from '../../../design/usePageTitle';
import { type ProjectFilter, paths } from '../../../paths';
import { projectsQuery } from '../api/projects';
import { ProjectFilters } from '../components/filters/ProjectFilters';
import { Matches } from '../components/Matches';
import { Projects } from '../components/Projects';
import { projectFilterIn, withoutEmpty } from '../components/projectFilter';

/** Whose projects are listed; until that is known their address tells enough. */
function useOwnerName(filter: ProjectFilter): string | undefined {
  const first = useInfiniteQuery({ ...projectsQuery(filter), enabled: false }).data?.pages[0]?.data[0];
  return filter.owner_id && (first?.owner ? displayName(first.owner) : filter.owner_id);
}

/** The list of projects; `create` leads to where one is written. */
export function ProjectsPage({ create }: { create: ReactNode }) {
  const [query] = useSearchParams();
  const filter = projectFilterIn(query);
  const owner = useOwnerName(filter);
  usePageTitle('Projeler', paths.projects());
  return (
    <Columns side={null}>
      <PageHead title="Projeler">{create}</PageHead>
      <Matches />
      <ProjectFilters filter={filter} />
      {owner && (
        <NarrowedBy
          label="Sahip"
          name={owner}
          without={paths.projects(withoutEmpty({ ...filter, owner_id: undefined }))}
          removal={`${owner} süzgecini kaldır`}
        />
      )}
      <Projects filter={filter} begin={create} />
    </Columns>
  );
}
