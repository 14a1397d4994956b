import { useSearchParams } from 'react-router-dom';
import { useMember } from '../../../client/session';
import { PageSkeleton } from '../../../design/PageSkeleton';
import { OwnApplicationPage } from './OwnApplicationPage';
import { OwnApplicationsPage } from './OwnApplicationsPage';

/** What one applied for, or one of these. */
export function OwnApplications() {
  const [query] = useSearchParams();
  const opened = query.get('basvuru');
  const member = useMember();
  if (!opened) return <OwnApplicationsPage />;
  return member ? <OwnApplicationPage key={opened} id={opened} memberId={member.id} /> : <PageSkeleton />;
}
