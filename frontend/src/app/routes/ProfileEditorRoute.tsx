import { ProviderPictures } from '../../features/accounts/components/ProviderPictures';
import { ChatChoicesCard } from '../../features/chat/settings/ChatChoicesCard';
import { ProfileEditorPage } from '../../features/members/pages/ProfileEditorPage';
import { SubrolesPage } from '../../features/subroles/pages/SubrolesPage';

export const ProfileEditorRoute = () => <ProfileEditorPage roles={<SubrolesPage />} photos={<ProviderPictures />} chat={<ChatChoicesCard />} />;
