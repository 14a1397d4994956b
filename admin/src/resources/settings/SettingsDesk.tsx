import { useCanAccess } from 'react-admin';
import { ForbiddenPage } from '../../desk/Pages';
import { PrinciplesPage } from './PrinciplesPage';

/** How the community is run, for those who may change it. */
export default function SettingsDesk() {
  const { canAccess, isPending } = useCanAccess({ resource: 'settings', action: 'list' });
  if (isPending) return null;
  return canAccess ? <PrinciplesPage /> : <ForbiddenPage />;
}
