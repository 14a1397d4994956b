import type { ReportCase } from '@contracts/moderation';
import Box from '@mui/material/Box';
import { ShowBase, useShowContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { BackLink } from '../../desk/BackLink';
import { FailureBox } from '../../desk/FailureBox';
import { StaleNote } from '../../desk/StaleNote';
import { CaseActions } from './CaseActions';
import { CaseSkeleton } from './CaseSkeleton';
import { CaseView } from './CaseView';
import { CASE_META } from './caseMeta';

const EVERY = 30_000;

function CaseOrFailure({ onePane }: { onePane: boolean }) {
  const { record, error, refetch } = useShowContext<ReportCase, Error>();
  const { search } = useLocation();
  if (record)
    return (
      <Box sx={{ minHeight: 0, minWidth: 0, display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)' }}>
        <div>{error && <StaleNote message={error.message} onRetry={refetch} />}</div>
        <CaseView onePane={onePane} />
      </Box>
    );
  return (
    <FailureBox message={error?.message ?? ''} onRetry={refetch}>
      <BackLink to={{ pathname: '/reports', search }} label="Kuyruğa dön" />
    </FailureBox>
  );
}

export const CasePane = ({ id, onePane }: { id: string; onePane: boolean }) => (
  <ShowBase<ReportCase>
    resource="reports"
    id={id}
    queryOptions={{ meta: CASE_META, refetchInterval: EVERY, onError: () => undefined }}
    redirectOnError={false}
    loading={<CaseSkeleton />}
  >
    <CaseActions>
      <CaseOrFailure onePane={onePane} />
    </CaseActions>
  </ShowBase>
);
