import type { AppealCase } from '@contracts/appeals';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { RecordPane } from '../../desk/RecordPane';
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

export const AppealPane = ({ id, onePane }: { id: string; onePane: boolean }) => (
  <RecordPane<AppealCase>
    resource="appeals"
    id={id}
    meta={WHOLE}
    every={EVERY}
    loading={<PaneSkeleton />}
    back={{ pathname: '/appeals', label: 'İtirazlara dön' }}
  >
    {(appeal) => <AppealView appeal={appeal} onePane={onePane} />}
  </RecordPane>
);
