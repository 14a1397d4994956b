import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { IconInbox } from '@tabler/icons-react';
import { useCanAccess, useListContext } from 'react-admin';
import { EmptyBox } from '../../desk/EmptyBox';
import { Kbd } from '../../desk/Kbd';
import { QueueHint, QueuePane } from '../../desk/QueuePane';
import { usePageTitle } from '../../desk/usePageTitle';
import { QueueFilters } from './QueueFilters';
import { QueueItem } from './QueueItem';
import { useQueueKeys } from './useQueueKeys';
import { useQueueRows, useQueueStats } from './useQueueRows';

/** New cases wait behind a button, so that the queue does not move under the reader's eyes. */
function NewCases() {
  const { filterValues, isFetching, refetch } = useListContext();
  const { left } = useQueueRows();
  const { open } = useQueueStats();
  const whole = filterValues.state === 'open' && Object.keys(filterValues).length === 1;
  const more = whole && !isFetching && left !== undefined && open !== undefined ? open - left : 0;
  if (more <= 0) return null;
  return (
    <Box sx={{ p: 2, borderBottom: 1, borderColor: 'divider' }}>
      <Button fullWidth onClick={() => refetch()} sx={{ color: 'tokens.primaryText' }}>
        {more.toLocaleString('tr-TR')} yeni vaka
      </Button>
    </Box>
  );
}

function QueueEmpty() {
  const { filterValues, setFilters } = useListContext();
  const icon = <IconInbox size={24} aria-hidden />;
  if (filterValues.state === 'open' && Object.keys(filterValues).length === 1)
    return (
      <EmptyBox icon={icon} title="Kuyruk boş">
        Karar bekleyen vaka yok. Yenileri geldiğinde burada görünür.
      </EmptyBox>
    );
  return (
    <EmptyBox icon={icon} title="Vaka yok" action={<Button onClick={() => setFilters({ state: 'open' })}>Filtreleri temizle</Button>}>
      Bu filtrelere uyan vaka bulunamadı.
    </EmptyBox>
  );
}

const NAMES = { pane: 'Kuyruk', rows: 'Vakalar', loading: 'Kuyruk yükleniyor' };

export function Queue({ openId, onePane }: { openId: string | undefined; onePane: boolean }) {
  const { rows, left } = useQueueRows();
  const { canAccess } = useCanAccess({ resource: 'cases', action: 'edit' });
  useQueueKeys({ openId, onePane });
  usePageTitle(openId ? null : left ? `Kuyruk (${left.toLocaleString('tr-TR')})` : 'Kuyruk');
  return (
    <QueuePane
      page="/cases"
      names={NAMES}
      title="Kuyruk"
      count={left === undefined ? undefined : `${left.toLocaleString('tr-TR')} vaka`}
      rows={rows}
      openId={openId}
      onePane={onePane}
      filters={<QueueFilters />}
      news={<NewCases />}
      empty={<QueueEmpty />}
      hint={
        <QueueHint>
          <Kbd>j</Kbd> <Kbd>k</Kbd> gez · <Kbd>u</Kbd> al · <Kbd>boşluk</Kbd> seç · <Kbd>?</Kbd> kısayollar
        </QueueHint>
      }
      draw={(row) => <QueueItem key={row.id} row={row} isOpen={row.id === openId} mayChoose={canAccess === true} />}
    />
  );
}
