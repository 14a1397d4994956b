import { useMember } from '../../client/session';
import { TopicPage } from '../../features/forum/pages/TopicPage';
import { Reporting } from '../../features/moderation/components/Reporting';
import { mutedNotice } from './mutedNotice';

export function TopicRoute() {
  const member = useMember();
  return (
    <TopicPage
      member={member}
      muted={mutedNotice(member)}
      report={(target, show) => (
        <Reporting member={member} target={target}>
          {show}
        </Reporting>
      )}
    />
  );
}
