import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { PageSkeleton } from '../../design/PageSkeleton';
import { paths } from '../../paths';
import { consolePage } from './consolePage';

/** The console is an app of its own: whoever is led into it from here needs its page. The spec's address of the moderators leads to its queue, or to the page of it that it names. */
export function ToConsole() {
  const page = consolePage(useLocation());
  useEffect(() => location.replace(page), [page]);
  return <PageSkeleton />;
}

/** Leads from the short addresses of the sign-in page to it, with all they carry. */
export function ToLogin() {
  const { search } = useLocation();
  return <Navigate to={`${paths.login()}${search}`} replace />;
}
