import { useMember } from '../../client/session';
import { ForumPage } from '../../features/forum/pages/ForumPage';
import { mutedNotice } from './mutedNotice';

export function ForumRoute() {
  const member = useMember();
  return <ForumPage member={member} muted={mutedNotice(member)} />;
}
