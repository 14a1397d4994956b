import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { IconInbox } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { EmptyBox } from '../../desk/EmptyBox';
import { FailureBox } from '../../desk/FailureBox';
import { Pager } from '../../desk/Pager';
import { StaleNote } from '../../desk/StaleNote';
import { usePageTitle } from '../../desk/usePageTitle';
import { QueueFilters } from './QueueFilters';
import { QueueHint } from './QueueHint';
import { QueueItem } from './QueueItem';
import { QueueSkeleton } from './QueueSkeleton';
import { useQueueKeys } from './useQueueKeys';
import { useQueueRows, useQueueStats } from './useQueueRows';

/** New reports wait behind a button, so that the queue does not move under the reader's eyes. */
function NewReports() {
  const { filterValues, isFetching, refetch } = useListContext();
  const { left } = useQueueRows();
  const { open } = useQueueStats();
  const whole = filterValues.status === 'open' && Object.keys(filterValues).length === 1;
  const more = whole && !isFetching && left !== undefined && open !== undefined ? open - left : 0;
  if (more <= 0) return null;
  return (
    <Box sx={{ p: 2, borderBottom: 1, borderColor: 'divider' }}>
      <Button fullWidth onClick={() => refetch()} sx={{ color: 'tokens.primaryText' }}>
        {more.toLocaleString('tr-TR')} yeni rapor
      </Button>
    </Box>
  );
}

function QueueEmpty() {
  const { filterValues, setFilters } = useListContext();
  const icon = <IconInbox size={24} aria-hidden />;
  if (filterValues.status === 'open' && Object.keys(filterValues).length === 1)
    return (
      <EmptyBox icon={icon} title="Kuyruk boş">
        Bekleyen rapor yok. Yenileri geldiğinde burada görünür.
      </EmptyBox>
    );
  return (
    <EmptyBox icon={icon} title="Rapor yok" action={<Button onClick={() => setFilters({ status: 'open' })}>Filtreleri temizle</Button>}>
      Bu filtrelere uyan rapor bulunamadı.
    </EmptyBox>
  );
}

interface QueueProps {
  openId: string | undefined;
  onePane: boolean;
}

export function Queue({ openId, onePane }: QueueProps) {
  const { data, page, isPending, isPlaceholderData, error, refetch } = useListContext();
  const { rows, left } = useQueueRows();
  const { search } = useLocation();
  const navigate = useNavigate();
  const first = rows[0]?.id;
  const list = useRef<HTMLElement>(null);
  useQueueKeys({ openId, onePane });
  usePageTitle(openId ? null : left ? `Kuyruk (${left.toLocaleString('tr-TR')})` : 'Kuyruk');

  // With room for a case beside the queue there is no reason to show none.
  useEffect(() => {
    if (!openId && !onePane && first && !isPlaceholderData) navigate({ pathname: `/reports/${first}`, search }, { replace: true });
  }, [openId, onePane, first, isPlaceholderData, navigate, search]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a turned page is read from its top
  useEffect(() => {
    list.current?.scrollTo({ top: 0 });
  }, [page]);

  return (
    <Box ref={list} component="section" aria-label="Kuyruk" sx={{ height: 1, overflowY: 'auto' }}>
      <Box
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 1,
          bgcolor: 'background.default',
          borderBottom: 1,
          borderColor: 'divider',
          p: '13px 14px',
          display: 'grid',
          gap: 2,
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2 }}>
          <Typography component="h1" sx={{ fontSize: '.95rem', fontWeight: 620, flex: 1 }}>
            Kuyruk
          </Typography>
          {left !== undefined && (
            <Typography variant="body2" sx={{ color: 'tokens.faint' }} role="status">
              {left.toLocaleString('tr-TR')} rapor
            </Typography>
          )}
        </Box>
        <QueueFilters />
      </Box>
      <NewReports />
      {isPending && <QueueSkeleton />}
      {error && !data && <FailureBox message={error.message} onRetry={refetch} />}
      {error && data && <StaleNote message={error.message} onRetry={refetch} />}
      {data && rows.length === 0 && <QueueEmpty />}
      {rows.length > 0 && (
        <Box component="ol" aria-label="Raporlar" sx={{ m: 0, p: 0, listStyle: 'none', opacity: isPlaceholderData ? 0.6 : 1 }}>
          {rows.map((row) => (
            <QueueItem key={row.id} row={row} isOpen={row.id === openId} />
          ))}
        </Box>
      )}
      <Pager />
      {!onePane && <QueueHint />}
    </Box>
  );
}
