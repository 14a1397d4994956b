import { useSearchParams } from 'react-router-dom';
import { OwnApplicationPage } from './OwnApplicationPage';
import { OwnApplicationsPage } from './OwnApplicationsPage';

/** What one applied for, or one of these. */
export function OwnApplications() {
  const [query] = useSearchParams();
  const opened = query.get('basvuru');
  return opened ? <OwnApplicationPage key={opened} id={opened} /> : <OwnApplicationsPage />;
}
