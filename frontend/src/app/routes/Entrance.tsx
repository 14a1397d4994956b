import type { OwnUser } from '@contracts/accounts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageOf } from '../../client/apiError';
import { sessionQuery } from '../../client/session';
import { ErrorState } from '../../design/ErrorState';
import classes from './Entrance.module.css';

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
