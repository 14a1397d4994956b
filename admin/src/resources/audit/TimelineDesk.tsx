import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { IconTimeline } from '@tabler/icons-react';
import { useMatch } from 'react-router-dom';
import { EmptyBox } from '../../desk/EmptyBox';
import { FailureBox } from '../../desk/FailureBox';
import { Kbd } from '../../desk/Kbd';
import { retryAfter } from '../../desk/retryAfter';
import { StaleNote } from '../../desk/StaleNote';
import { usePageTitle } from '../../desk/usePageTitle';
import { useOpenedWalk } from '../../desk/walk';
import { rounded } from '../../theme/rounded';
import { ExportButton } from '../exports/ExportButton';
import { FactPane } from './FactPane';
import { TimelineFilters } from './TimelineFilters';
import { TimelineItem } from './TimelineItem';
import { useTimeline, useTimelineFilter } from './useTimeline';

/** Below that width a list and what is open of it do not fit side by side. */
const ONE_PANE = '(max-width:999.95px)';
const LINES = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const LABELS = { next: 'Sonraki olay', previous: 'Önceki olay' };

const TimelineSkeleton = () => (
  <Box role="status" aria-label="Olaylar yükleniyor">
    {LINES.map((line) => (
      <Box key={line} sx={{ display: 'grid', gap: 1, p: '12px 16px', borderBottom: 1, borderColor: 'divider' }}>
        <Skeleton variant="text" width="55%" />
        <Skeleton variant="text" width="75%" />
      </Box>
    ))}
  </Box>
);

function TimelineList({ openId, onePane }: { openId: string | undefined; onePane: boolean }) {
  const { filter, clear } = useTimelineFilter();
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useTimeline(filter);
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  const isFiltered = Object.keys(filter).length > 0;
  useOpenedWalk({ mark: 'fact', page: '/audit', rows, openId, onePane, labels: LABELS });
  return (
    <Box sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: rounded.large, overflow: 'hidden', containerType: 'inline-size' }}>
      {isPending && <TimelineSkeleton />}
      {error && !data && (
        <FailureBox message={error.message} onRetry={retryAfter(error, refetch)}>
          {isFiltered && <Button onClick={clear}>Filtreleri temizle</Button>}
        </FailureBox>
      )}
      {error && data && <StaleNote message={error.message} onRetry={() => void refetch()} />}
      {data && rows.length === 0 && (
        <EmptyBox
          icon={<IconTimeline size={24} aria-hidden />}
          title={isFiltered ? 'Uyan olay yok' : 'Henüz olay yok'}
          action={isFiltered ? <Button onClick={clear}>Filtreleri temizle</Button> : undefined}
        >
          {isFiltered ? 'Bu filtrelere uyan bir olay kaydedilmemiş.' : 'Moderasyon ve yönetimde olan her şey burada sırasıyla görünür.'}
        </EmptyBox>
      )}
      {rows.length > 0 && (
        <Box component="ol" aria-label="Olaylar" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {rows.map((row) => (
            <TimelineItem key={row.id} row={row} opened={row.id === openId} />
          ))}
        </Box>
      )}
      {hasNextPage && (
        <Box sx={{ p: 3, textAlign: 'center', borderTop: 1, borderColor: 'divider' }}>
          <Button onClick={() => void fetchNextPage()} loading={isFetchingNextPage} sx={{ minHeight: 44 }}>
            Daha fazla
          </Button>
        </Box>
      )}
      {rows.length > 0 && (
        <Box
          sx={{
            display: { xs: 'none', lg: 'flex' },
            gap: 2,
            alignItems: 'center',
            p: '10px 16px',
            color: 'tokens.faint',
            fontSize: '.8125rem',
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Kbd>j</Kbd> <Kbd>k</Kbd> olaylar arasında gezin
        </Box>
      )}
    </Box>
  );
}

/** What was moderated, administered and looked at, newest first; for auditors and admins. */
export function TimelineDesk() {
  const { filter } = useTimelineFilter();
  const openId = useMatch('/audit/:id/*')?.params.id;
  const onePane = useMediaQuery(ONE_PANE);
  usePageTitle('Zaman çizelgesi');
  const beside = openId && !onePane;
  return (
    <Box
      sx={{
        height: 1,
        display: 'grid',
        gridTemplateRows: 'minmax(0, 1fr)',
        gridTemplateColumns: beside ? 'minmax(0, 1fr) minmax(380px, 440px)' : 'minmax(0, 1fr)',
      }}
    >
      <Box sx={{ display: onePane && openId ? 'none' : 'block', minWidth: 0, overflowY: 'auto' }}>
        <Box sx={{ maxWidth: 1080, mx: 'auto', p: { xs: '16px 14px', sm: '22px 24px' }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
          <Box component="header" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 2 }}>
            <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
              <Typography variant="h1">Zaman çizelgesi</Typography>
              <Typography sx={{ color: 'tokens.faint', maxWidth: '80ch' }}>
                Moderasyonda ve yönetimde olan her şey ile kimin neye baktığı, en yenisi üstte. Sayfanın adresi filtrelerinizle birlikte paylaşılabilir.
              </Typography>
            </Box>
            <ExportButton filter={filter} />
          </Box>
          <TimelineFilters />
          <TimelineList openId={openId} onePane={onePane} />
        </Box>
      </Box>
      {openId && (
        <Box sx={{ minWidth: 0, minHeight: 0, borderLeft: onePane ? 0 : 1, borderColor: 'divider', bgcolor: 'background.default' }}>
          <FactPane id={openId} onePane={onePane} />
        </Box>
      )}
    </Box>
  );
}
