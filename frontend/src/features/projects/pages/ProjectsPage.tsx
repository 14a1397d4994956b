import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMember } from '../../../client/session';
import { LinkButton } from '../../../design/Button';
import { Columns } from '../../../design/Columns';
import { PageHead } from '../../../design/PageHead';
import { usePageTitle } from '../../../design/usePageTitle';
import { paths } from '../../../paths';
import { ProjectFilters } from '../components/filters/ProjectFilters';
import { Matches } from '../components/Matches';
import { OwnProjectsLink } from '../components/OwnProjectsLink';
import { Projects } from '../components/Projects';
import { projectFilterIn } from '../components/projectFilter';

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
  usePageTitle('Projeler', paths.projects());
  return (
    <Columns side={null}>
      <PageHead title="Projeler">
        {member && <OwnProjectsLink />}
        {create('primary')}
      </PageHead>
      <Matches digest={digest} />
      <ProjectFilters filter={filter} />
      <Projects filter={filter} begin={create('plain')} />
    </Columns>
  );
}
