import type { MemberCase } from '@contracts/moderation';
import { ShowBase, useShowContext } from 'react-admin';
import { useMatch } from 'react-router-dom';
import { BackLink } from '../../desk/BackLink';
import { FailureBox } from '../../desk/FailureBox';
import { MemberList } from './MemberList';
import { MemberSkeleton } from './MemberSkeleton';
import { MemberView } from './MemberView';

/** Keeps the whole case apart from the list's row in the cache. */
const MEMBER_META = { view: 'case' };

function MemberOrFailure() {
  const { record, error, refetch } = useShowContext<MemberCase, Error>();
  if (record) return <MemberView />;
  return (
    <FailureBox message={error?.message ?? ''} onRetry={refetch}>
      <BackLink to="/members" label="Üyeler" />
    </FailureBox>
  );
}

const MemberPage = ({ id }: { id: string }) => (
  <ShowBase<MemberCase>
    resource="members"
    id={id}
    queryOptions={{ meta: MEMBER_META, onError: () => undefined }}
    redirectOnError={false}
    loading={<MemberSkeleton />}
  >
    <MemberOrFailure />
  </ShowBase>
);

export function MemberDesk() {
  const openId = useMatch('/members/:id/*')?.params.id;
  return openId ? <MemberPage key={openId} id={openId} /> : <MemberList />;
}
