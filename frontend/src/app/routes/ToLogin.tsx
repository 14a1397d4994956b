import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../paths';

/** Leads from the short addresses of the sign-in page to it, with all they carry. */
export function ToLogin() {
  const { search } = useLocation();
  return <Navigate to={`${paths.login()}${search}`} replace />;
}
