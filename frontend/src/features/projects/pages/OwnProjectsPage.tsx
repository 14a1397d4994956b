import { Columns } from '../../../design/Columns';
import { PageHead } from '../../../design/PageHead';
import { usePageTitle } from '../../../design/usePageTitle';
import { OwnApplications } from '../people/applications/OwnApplications';
import { OwnInvites } from '../people/OwnInvites';

/** What projects want of the member, and the member of projects. */
export function OwnProjectsPage() {
  usePageTitle('Davetler ve başvurular · Projeler');
  return (
    <Columns side={null}>
      <PageHead title="Davetler ve başvurular">{null}</PageHead>
      <OwnInvites />
      <OwnApplications />
    </Columns>
  );
}
