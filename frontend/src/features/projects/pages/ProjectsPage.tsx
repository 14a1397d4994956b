import { displayName } from '@contracts/accounts';
import { IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useMember } from '../../../client/session';
import { LinkButton } from '../../../design/Button';
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
import classes from './ProjectsPage.module.css';

/** Whose projects are listed; until that is known their address tells enough. */
function useOwnerName(filter: ProjectFilter): string | undefined {
  const first = useInfiniteQuery({ ...projectsQuery(filter), enabled: false }).data?.pages[0]?.data[0];
  return filter.owner_id && (first?.owner ? displayName(first.owner) : filter.owner_id);
}

const create = (kind: 'primary' | 'plain') => (
  <LinkButton kind={kind} icon={<IconPlus aria-hidden="true" />} to={paths.newProject}>
    Yeni Proje Oluştur
  </LinkButton>
);

/** The list of projects; `digest` stands where postings suit the member. */
export function ProjectsPage({ digest }: { digest?: ReactNode }) {
  const member = useMember();
  const [query] = useSearchParams();
  const filter = projectFilterIn(query);
  const owner = useOwnerName(filter);
  usePageTitle('Projeler', paths.projects());
  return (
    <Columns side={null}>
      <PageHead title="Projeler">
        {member && (
          <LinkButton kind="quiet" className={classes.wide} to={paths.ownProjects}>
            Davetler ve başvurular
          </LinkButton>
        )}
        {create('primary')}
      </PageHead>
      {member && (
        <Link className={classes.narrow} to={paths.ownProjects}>
          Davetler ve başvurular
        </Link>
      )}
      <Matches digest={digest} />
      <ProjectFilters filter={filter} />
      {owner && (
        <NarrowedBy
          label="Sahip"
          name={owner}
          without={paths.projects(withoutEmpty({ ...filter, owner_id: undefined }))}
          removal={`${owner} süzgecini kaldır`}
        />
      )}
      <Projects filter={filter} begin={create('plain')} />
    </Columns>
  );
}
