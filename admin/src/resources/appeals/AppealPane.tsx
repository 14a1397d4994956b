import type { AppealCase } from '@contracts/appeals';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { ShowBase, useShowContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { BackLink } from '../../desk/BackLink';
import { FailureBox } from '../../desk/FailureBox';
import { StaleNote } from '../../desk/StaleNote';
import { rounded } from '../../theme/rounded';
import { AppealView } from './AppealView';

const EVERY = 15_000;
/** A row of the list knows less than the page: neither is shown in place of the other. */
const WHOLE = { whole: true } as const;

const PaneSkeleton = () => (
  <Box role="status" aria-label="İtiraz yükleniyor" sx={{ p: '18px 22px', display: 'grid', gap: '14px', alignContent: 'start' }}>
    <Skeleton variant="text" width="50%" height={32} />
    <Skeleton variant="rectangular" height={110} sx={{ borderRadius: rounded.large }} />
    <Skeleton variant="rectangular" height={150} sx={{ borderRadius: rounded.large }} />
    <Skeleton variant="rectangular" height={110} sx={{ borderRadius: rounded.large }} />
  </Box>
);

function AppealOrFailure({ onePane }: { onePane: boolean }) {
  const { record, error, refetch } = useShowContext<AppealCase, Error>();
  const { search } = useLocation();
  if (record)
    return (
      <Box sx={{ minHeight: 0, minWidth: 0, display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)' }}>
        <div>{error && <StaleNote message={error.message} onRetry={refetch} />}</div>
        <AppealView appeal={record} onePane={onePane} />
      </Box>
    );
  return (
    <FailureBox message={error?.message ?? ''} onRetry={refetch}>
      <BackLink to={{ pathname: '/appeals', search }} label="İtirazlara dön" />
    </FailureBox>
  );
}

export const AppealPane = ({ id, onePane }: { id: string; onePane: boolean }) => (
  <ShowBase<AppealCase>
    resource="appeals"
    id={id}
    queryOptions={{ meta: WHOLE, refetchInterval: EVERY, onError: () => undefined }}
    redirectOnError={false}
    loading={<PaneSkeleton />}
  >
    <AppealOrFailure onePane={onePane} />
  </ShowBase>
);
