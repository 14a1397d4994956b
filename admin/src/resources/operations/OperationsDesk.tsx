import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { NotFoundPage } from '../../desk/Pages';
import { TabLinks } from '../../desk/TabLinks';
import { usePageTitle } from '../../desk/usePageTitle';
import type { DeskDataProvider } from '../../providers/dataProvider';
import { FollowerSection } from './FollowerSection';
import { JobSection } from './JobSection';
import { ParkedSection } from './ParkedSection';
import { PendingJobs } from './PendingJobs';
import { REFRESH_EVERY, useParked } from './refresh';

function useOnline() {
  const dataProvider = useDataProvider<DeskDataProvider>();
  return useQuery({ queryKey: ['online'], queryFn: ({ signal }) => dataProvider.countOnline(signal), refetchInterval: REFRESH_EVERY });
}

/** How many members are connected now; a number that could not be refreshed is not shown as if it were of now. */
function OnlineMembers() {
  const { data, error, isPending } = useOnline();
  if (isPending) return <Skeleton variant="text" width={150} role="status" aria-label="Çevrimiçi üye sayısı yükleniyor" sx={{ ml: { sm: 'auto' } }} />;
  return (
    <Typography sx={{ ml: { sm: 'auto' }, color: 'text.secondary' }}>
      Şu an çevrimiçi: <strong>{error || data === undefined ? 'bilinmiyor' : `${data.toLocaleString('tr-TR')} üye`}</strong>
    </Typography>
  );
}

const SECTIONS = { '/operations': JobSection, '/operations/followers': FollowerSection, '/operations/parked': ParkedSection } as const;
const isSection = (path: string): path is keyof typeof SECTIONS => path in SECTIONS;

function Board({ section }: { section: keyof typeof SECTIONS }) {
  const { search } = useLocation();
  const { total } = useParked();
  const Section = SECTIONS[section];
  usePageTitle('İşleyiş');
  return (
    <Box sx={{ height: 1, overflowY: 'auto' }}>
      <Box sx={{ maxWidth: 1080, mx: 'auto', p: { xs: '16px 14px', sm: '22px 24px' }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
        <Box component="header" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3 }}>
          <Typography variant="h1">İşleyiş</Typography>
          <Typography sx={{ color: 'tokens.faint' }}>5 saniyede bir yenilenir</Typography>
          <OnlineMembers />
        </Box>
        <Box sx={{ borderBottom: 1, borderColor: 'divider' }}>
          <TabLinks
            label="İşleyiş bölümleri"
            tabs={[
              { to: { pathname: '/operations', search }, label: 'Kuyruklar' },
              { to: { pathname: '/operations/followers', search }, label: 'Takipçiler' },
              { to: { pathname: '/operations/parked', search }, label: total ? `Kenara alınanlar (${total.toLocaleString('tr-TR')})` : 'Kenara alınanlar' },
            ]}
          />
        </Box>
        <PendingJobs>
          <Section />
        </PendingJobs>
      </Box>
    </Box>
  );
}

/** How queues and followers are doing; for those who may do something about it. */
export function OperationsDesk() {
  const { pathname } = useLocation();
  const path = pathname.replace(/\/$/, '');
  return isSection(path) ? <Board section={path} /> : <NotFoundPage />;
}
