import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { PageSkeleton } from '../../design/PageSkeleton';
import { paths } from '../../paths';

/** The console is an app of its own: whoever is led into it from here needs its page. The spec's address of the moderators leads to its queue. */
export function ToConsole() {
  const { pathname, search, hash } = useLocation();
  const page = pathname.startsWith(paths.console) ? pathname + search + hash : paths.console;
  useEffect(() => location.replace(page), [page]);
  return <PageSkeleton />;
}

/** Leads from the short addresses of the sign-in page to it, with all they carry. */
export function ToLogin() {
  const { search } = useLocation();
  return <Navigate to={`${paths.login()}${search}`} replace />;
}
