import type { AppealRow } from '@contracts/appeals';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { IconInbox } from '@tabler/icons-react';
import { useListContext } from 'react-admin';
import { EmptyBox } from '../../desk/EmptyBox';
import { Kbd } from '../../desk/Kbd';
import { MenuChip } from '../../desk/MenuChip';
import { QueueHint, QueuePane } from '../../desk/QueuePane';
import { usePageTitle } from '../../desk/usePageTitle';
import { useOpenedWalk } from '../../desk/walk';
import { AppealItem } from './AppealItem';

const STATES = [
  { value: 'open', label: 'Açık olanlar' },
  { value: 'all', label: 'Tümü' },
];
const NAMES = { pane: 'İtiraz kuyruğu', rows: 'İtirazlar', loading: 'İtirazlar yükleniyor' };
const LABELS = { next: 'Sonraki itiraz', previous: 'Önceki itiraz' };

function Filters() {
  const { filterValues, setFilters, setSort } = useListContext();
  const choose = (state: string) => {
    setFilters({ ...filterValues, state });
    // What waits is read from the oldest on, what is over from the newest.
    setSort({ field: 'made_at', order: state === 'open' ? 'ASC' : 'DESC' });
  };
  return (
    <Box role="search" aria-label="İtirazları daralt" sx={{ display: 'flex', gap: '5px' }}>
      <MenuChip label="Durum" choices={STATES} value={filterValues.state ?? 'open'} neutral="open" onChoose={choose} />
    </Box>
  );
}

function Empty() {
  const { filterValues, setFilters } = useListContext();
  const icon = <IconInbox size={24} aria-hidden />;
  if (filterValues.state !== 'all')
    return (
      <EmptyBox icon={icon} title="Bekleyen itiraz yok" action={<Button onClick={() => setFilters({ state: 'all' })}>Sonuçlananları göster</Button>}>
        Yeni itirazlar geldiğinde burada görünür.
      </EmptyBox>
    );
  return (
    <EmptyBox icon={icon} title="Henüz itiraz yok">
      Üyeler kararlara e-postalarındaki bağlantıdan ya da ayarlarından itiraz eder.
    </EmptyBox>
  );
}

export function AppealQueue({ openId, onePane }: { openId: string | undefined; onePane: boolean }) {
  const { data: rows = [], total } = useListContext<AppealRow>();
  useOpenedWalk({ mark: 'appeal', page: '/appeals', rows, openId, onePane, labels: LABELS });
  usePageTitle(openId ? null : 'İtirazlar');
  return (
    <QueuePane
      page="/appeals"
      names={NAMES}
      title="İtirazlar"
      count={total === undefined ? undefined : `${total.toLocaleString('tr-TR')} itiraz`}
      rows={rows}
      openId={openId}
      onePane={onePane}
      filters={<Filters />}
      empty={<Empty />}
      hint={
        rows.length > 0 && (
          <QueueHint>
            <Kbd>j</Kbd> <Kbd>k</Kbd> gez · <Kbd>1</Kbd>–<Kbd>3</Kbd> sonuç · <Kbd>?</Kbd> tüm kısayollar
          </QueueHint>
        )
      }
      draw={(row) => <AppealItem key={row.id} row={row} isOpen={row.id === openId} />}
    />
  );
}
