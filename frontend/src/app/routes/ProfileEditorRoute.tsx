import { ProfileEditorPage } from '../../features/members/pages/ProfileEditorPage';
import { SubrolesPage } from '../../features/subroles/pages/SubrolesPage';

export const ProfileEditorRoute = () => <ProfileEditorPage roles={<SubrolesPage />} />;
