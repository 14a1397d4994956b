import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useMember } from '../../client/session';
import { PageSkeleton } from '../../design/PageSkeleton';
import { paths, safeRedirect } from '../../paths';

/** Sends guests to the sign-in page and back again afterwards. */
export function MembersOnly() {
  const member = useMember();
  const { pathname, search } = useLocation();
  if (member === undefined) return <PageSkeleton />;
  if (!member) return <Navigate to={paths.login({ reason: 'auth_required', redirect: safeRedirect(pathname + search) })} replace />;
  return <Outlet />;
}
