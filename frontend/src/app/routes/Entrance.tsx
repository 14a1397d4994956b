import type { OwnUser } from '@contracts/accounts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { messageOf } from '../../client/apiError';
import { sessionQuery } from '../../client/session';
import { wayOut } from '../../client/wayOut';
import { ErrorState } from '../../design/ErrorState';
import { paths } from '../../paths';
import { mayUseConsole } from '../layouts/console';
import { useHere } from '../layouts/useHere';
import classes from './Entrance.module.css';

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

/** Around routes that are for members only: guests are sent to sign in and come back to where they wanted to go. */
export function RequireMember({ children = <Outlet /> }: { children?: ReactNode }) {
  const here = useHere();
  return (
    <Entrance waiting="Yükleniyor...">
      {(member) => (member ? children : <Navigate to={wayOut() ?? paths.login({ reason: 'auth_required', redirect: here })} replace />)}
    </Entrance>
  );
}

interface Props {
  /** Said while it is not known who is there. */
  waiting: string;
  /** Decides; only the server's word counts, not who was here last. */
  children: (member: OwnUser | null) => ReactNode;
}

export function Entrance({ waiting, children }: Props) {
  const { data: member, isError, error, refetch } = useQuery(sessionQuery);
  if (member !== undefined) return children(member);
  if (isError) return <ErrorState text={messageOf(error)} onRetry={() => refetch()} />;
  return (
    <p role="status" className={classes.waiting}>
      {waiting}
    </p>
  );
}
