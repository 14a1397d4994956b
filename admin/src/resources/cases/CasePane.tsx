import type { CaseDetails } from '@contracts/cases';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { RecordPane } from '../../desk/RecordPane';
import { rounded } from '../../theme/rounded';
import { CASE_META } from './caseCache';

/** What shows a case comes beside what it shows. */
const CaseView = lazy(() => import('./CaseView'));

const Block = ({ height }: { height: number }) => <Skeleton variant="rectangular" height={height} sx={{ borderRadius: rounded.large }} />;

/** The shape of a case, for as long as it is on its way. */
export const CaseSkeleton = () => (
  <Box
    role="status"
    aria-label="Vaka yükleniyor"
    sx={{ minWidth: 0, containerType: 'inline-size', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto minmax(0, 1fr) auto' }}
  >
    <Box sx={{ display: 'flex', gap: 3, p: '16px 20px', borderBottom: 1, borderColor: 'divider' }}>
      <Skeleton variant="rounded" width={64} height={22} />
      <Skeleton variant="text" width="40%" height={22} />
    </Box>
    <Box
      sx={{
        display: 'grid',
        gap: '14px',
        alignContent: 'start',
        p: '16px 20px',
        '@container (min-width: 860px)': { gridTemplateColumns: 'minmax(0, 1fr) 340px' },
      }}
    >
      <Box sx={{ display: 'grid', gap: '14px', alignContent: 'start' }}>
        <Block height={260} />
        <Block height={120} />
        <Block height={160} />
      </Box>
      <Box sx={{ display: 'grid', gap: '14px', alignContent: 'start' }}>
        <Block height={150} />
        <Block height={110} />
        <Block height={170} />
      </Box>
    </Box>
    <Box sx={{ display: 'flex', gap: 2, p: '12px 20px', borderTop: 1, borderColor: 'divider' }}>
      <Skeleton variant="rounded" width="60%" height={36} />
    </Box>
  </Box>
);

const EVERY = 30_000;

export const CasePane = ({ id, onePane }: { id: string; onePane: boolean }) => (
  <RecordPane<CaseDetails>
    resource="cases"
    id={id}
    meta={CASE_META}
    every={EVERY}
    loading={<CaseSkeleton />}
    back={{ pathname: '/cases', label: 'Kuyruğa dön' }}
  >
    {() => (
      <Suspense fallback={<CaseSkeleton />}>
        <CaseView onePane={onePane} />
      </Suspense>
    )}
  </RecordPane>
);
