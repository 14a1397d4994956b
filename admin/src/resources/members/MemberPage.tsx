import type { MemberCase } from '@contracts/moderation';
import { ShowBase, useShowContext } from 'react-admin';
import { FailureBox } from '../../desk/FailureBox';
import { MemberSkeleton } from './MemberSkeleton';
import { MemberView } from './MemberView';

/** Keeps the whole case apart from the list's row in the cache. */
const MEMBER_META = { view: 'case' };

function MemberFailure() {
  const { error, refetch } = useShowContext<MemberCase, Error>();
  return <FailureBox message={error?.message ?? ''} onRetry={refetch} />;
}

export const MemberPage = ({ id }: { id: string }) => (
  <ShowBase<MemberCase>
    resource="members"
    id={id}
    queryOptions={{ meta: MEMBER_META, onError: () => undefined }}
    loading={<MemberSkeleton />}
    error={<MemberFailure />}
  >
    <MemberView />
  </ShowBase>
);
