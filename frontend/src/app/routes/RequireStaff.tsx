import { Navigate, Outlet } from 'react-router-dom';
import { wayOut } from '../../client/wayOut';
import { paths } from '../../paths';
import { mayUseConsole } from '../layouts/console';
import { useHere } from '../layouts/useHere';
import { Entrance } from './Entrance';

/** Around routes of the moderators' area: guests are sent to sign in, other members to the page that says it is not theirs. */
export function RequireStaff() {
  const here = useHere();
  return (
    <Entrance waiting="Yukleniyor...">
      {(member) => {
        if (!member) return <Navigate to={wayOut() ?? paths.login({ reason: 'auth_required', redirect: here })} replace />;
        return mayUseConsole(member) ? <Outlet /> : <Navigate to={paths.unauthorized} replace />;
      }}
    </Entrance>
  );
}
