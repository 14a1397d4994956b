import type { FeedbackRow } from '@contracts/feedback';
import Button from '@mui/material/Button';
import { IconInbox } from '@tabler/icons-react';
import { useListContext } from 'react-admin';
import { EmptyBox } from '../../desk/EmptyBox';
import { Kbd } from '../../desk/Kbd';
import { QueueHint, QueuePane } from '../../desk/QueuePane';
import { usePageTitle } from '../../desk/usePageTitle';
import { useOpenedWalk } from '../../desk/walk';
import { FeedbackFilters } from './FeedbackFilters';
import { FeedbackItem } from './FeedbackItem';

function FeedbackEmpty() {
  const { filterValues, setFilters } = useListContext();
  const icon = <IconInbox size={24} aria-hidden />;
  if (filterValues.status === 'open' && !filterValues.q)
    return (
      <EmptyBox icon={icon} title="Bekleyen geri bildirim yok">
        Yenileri geldiğinde burada görünür.
      </EmptyBox>
    );
  return (
    <EmptyBox icon={icon} title="Geri bildirim yok" action={<Button onClick={() => setFilters({ status: 'open' })}>Filtreleri temizle</Button>}>
      Bu filtrelere uyan geri bildirim bulunamadı.
    </EmptyBox>
  );
}

const NAMES = { pane: 'Geri bildirim listesi', rows: 'Geri bildirimler', loading: 'Geri bildirimler yükleniyor' };
const LABELS = { next: 'Sonraki geri bildirim', previous: 'Önceki geri bildirim' };

export function FeedbackQueue({ openId, onePane }: { openId: string | undefined; onePane: boolean }) {
  const { data: rows = [], total } = useListContext<FeedbackRow>();
  useOpenedWalk({ mark: 'feedback', page: '/feedback', rows, openId, onePane, labels: LABELS });
  usePageTitle(openId ? null : 'Geri bildirim');
  return (
    <QueuePane
      page="/feedback"
      names={NAMES}
      title="Geri bildirim"
      count={total === undefined ? undefined : `${total.toLocaleString('tr-TR')} kayıt`}
      rows={rows}
      openId={openId}
      onePane={onePane}
      filters={<FeedbackFilters />}
      empty={<FeedbackEmpty />}
      hint={
        rows.length > 0 && (
          <QueueHint>
            <Kbd>j</Kbd> <Kbd>k</Kbd> gez · <Kbd>/</Kbd> ara · <Kbd>?</Kbd> tüm kısayollar
          </QueueHint>
        )
      }
      draw={(row) => <FeedbackItem key={row.id} row={row} isOpen={row.id === openId} />}
    />
  );
}
