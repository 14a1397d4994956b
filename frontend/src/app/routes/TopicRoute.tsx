import { useMember } from '../../client/session';
import { TopicPage } from '../../features/forum/pages/TopicPage';
import { ReportButton } from '../../features/moderation/components/ReportButton';
import { mutedNotice } from './mutedNotice';

export function TopicRoute() {
  const member = useMember();
  return <TopicPage member={member} muted={mutedNotice(member)} report={(target) => <ReportButton member={member} target={target} />} />;
}
