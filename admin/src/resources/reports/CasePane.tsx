import type { ReportCase } from '@contracts/moderation';
import { ShowBase, useShowContext } from 'react-admin';
import { FailureBox } from '../../desk/FailureBox';
import { CaseActions } from './CaseActions';
import { CaseSkeleton } from './CaseSkeleton';
import { CaseView } from './CaseView';
import { CASE_META } from './caseMeta';

const EVERY = 30_000;

function CaseFailure() {
  const { error, refetch } = useShowContext<ReportCase, Error>();
  return <FailureBox message={error?.message ?? ''} onRetry={refetch} />;
}

export const CasePane = ({ id, onePane }: { id: string; onePane: boolean }) => (
  <ShowBase<ReportCase>
    resource="reports"
    id={id}
    queryOptions={{ meta: CASE_META, refetchInterval: EVERY, onError: () => undefined }}
    loading={<CaseSkeleton />}
    error={<CaseFailure />}
  >
    <CaseActions>
      <CaseView onePane={onePane} />
    </CaseActions>
  </ShowBase>
);
