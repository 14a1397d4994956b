import type { ReportCase } from '@contracts/moderation';
import { useGetOne } from 'react-admin';
import { Navigate, useParams } from 'react-router-dom';
import { BackLink } from '../../desk/BackLink';
import { FailureBox } from '../../desk/FailureBox';
import { retryAfter } from '../../desk/retryAfter';
import { CaseSkeleton } from './CasePane';

/** The address of a single report leads to the case that it is part of. */
export function FromReport() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useGetOne<ReportCase>('reports', { id }, { enabled: id !== '', retry: false });
  if (id === '') return <Navigate to="/cases" replace />;
  if (data) return <Navigate to={`/cases/${data.reported_id}`} replace />;
  if (!error) return <CaseSkeleton />;
  return (
    <FailureBox message={error.message} onRetry={retryAfter(error, refetch)}>
      <BackLink to={{ pathname: '/cases' }} label="Kuyruğa dön" />
    </FailureBox>
  );
}
