import { MatchDigestSwitch } from '../../features/notifications/components/MatchDigestSwitch';
import { ProjectsPage } from '../../features/projects/pages/ProjectsPage';

export const ProjectsRoute = () => <ProjectsPage digest={<MatchDigestSwitch />} />;
