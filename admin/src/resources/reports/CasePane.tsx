import type { ReportCase } from '@contracts/moderation';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { ShowBase, useShowContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { BackLink } from '../../desk/BackLink';
import { FailureBox } from '../../desk/FailureBox';
import { StaleNote } from '../../desk/StaleNote';
import { rounded } from '../../theme/rounded';
import { CaseActions } from './CaseActions';
import { CaseView } from './CaseView';
import { CASE_META } from './reportCache';

const Block = ({ height }: { height: number }) => <Skeleton variant="rectangular" height={height} sx={{ borderRadius: rounded.large }} />;

const CaseSkeleton = () => (
  <Box role="status" aria-label="Rapor yükleniyor" sx={{ p: '18px 22px', display: 'grid', gap: '14px', alignContent: 'start' }}>
    <Skeleton variant="rounded" width="45%" height={22} />
    <Skeleton variant="text" width="70%" height={32} />
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, gap: '14px' }}>
      <Block height={112} />
      <Block height={112} />
      <Block height={236} />
      <Block height={236} />
    </Box>
  </Box>
);

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
