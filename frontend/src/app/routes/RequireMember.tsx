import { Navigate, Outlet } from 'react-router-dom';
import { wayOut } from '../../client/wayOut';
import { paths } from '../../paths';
import { useHere } from '../layouts/useHere';
import { Entrance } from './Entrance';

/** Around routes that are for members only: guests are sent to sign in and come back to where they wanted to go. */
export function RequireMember() {
  const here = useHere();
  return (
    <Entrance waiting="Yükleniyor...">
      {(member) => (member ? <Outlet /> : <Navigate to={wayOut() ?? paths.login({ reason: 'auth_required', redirect: here })} replace />)}
    </Entrance>
  );
}
