import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { PageSkeleton } from '../../design/PageSkeleton';
import { paths } from '../../paths';

/** The moderators' area is an app of its own; the spec's address leads to it. */
export function ToConsole() {
  useEffect(() => location.replace(paths.console), []);
  return <PageSkeleton />;
}

/** Leads from the short addresses of the sign-in page to it, with all they carry. */
export function ToLogin() {
  const { search } = useLocation();
  return <Navigate to={`${paths.login()}${search}`} replace />;
}
