import { useLocation } from 'react-router-dom';
import { paths, safeRedirect } from '../../paths';

/** The address to come back to after signing in; none on the home page, from which one goes on to the forum. */
export function useHere(): string | undefined {
  const { pathname, search } = useLocation();
  return pathname === paths.home ? undefined : safeRedirect(pathname + search);
}
