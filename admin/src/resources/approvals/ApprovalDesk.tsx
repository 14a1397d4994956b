import { APPROVAL_LIMITS, type ApprovalList } from '@contracts/approvals';
import Box from '@mui/material/Box';
import { IconUserCheck } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { EmptyBox } from '../../desk/EmptyBox';
import { Kbd } from '../../desk/Kbd';
import { MenuChip } from '../../desk/MenuChip';
import { QueueHint } from '../../desk/QueuePane';
import { ShowMore } from '../../desk/ShowMore';
import { ListBox } from '../operations/ListBox';
import { ListState } from '../settings/ListState';
import { Lines, SettingsShell } from '../settings/SettingsShell';
import { ApprovalItem, type Asked } from './ApprovalItem';
import { useApprovalKeys } from './useApprovalKeys';
import { useApprovalList, useLiveApprovals } from './useApprovals';

const LISTS: { value: ApprovalList; label: string }[] = [
  { value: 'waiting', label: 'Bekleyenler' },
  { value: 'over', label: 'Sonuçlananlar' },
];
const HINT =
  'Kalıcı yaptırımlar, 20’den çok vakaya tek karar, görev ve ayar değişiklikleri, izlenen sözcükler, engellenen alan adları ve üyelerin onayladığı sayfaların metni ikinci bir yetkili onaylayınca uygulanır.';
const icon = <IconUserCheck size={24} aria-hidden />;

const Empty = ({ list }: { list: ApprovalList }) =>
  list === 'waiting' ? (
    <EmptyBox icon={icon} title="Onay bekleyen yok">
      Bir yetkili ağır bir karar aldığında burada görünür; başka bir yetkili {APPROVAL_LIMITS.hours} saat içinde onaylar ya da reddeder.
    </EmptyBox>
  ) : (
    <EmptyBox icon={icon} title="Henüz sonuçlanan yok">
      Onaylanan, reddedilen, geri çekilen ve süresi dolan istekler burada kalır.
    </EmptyBox>
  );

/** What waits for a second person, for staff. */
export function ApprovalDesk() {
  const [list, setList] = useState<ApprovalList>('waiting');
  const [asked, setAsked] = useState<{ id: string; what: Asked }>({ id: '', what: null });
  const title = useRef<HTMLHeadingElement>(null);
  const { query, rows, more } = useApprovalList(list);
  useLiveApprovals();
  useApprovalKeys(rows, (id, what) => setAsked({ id, what }));
  const close = () => {
    setAsked({ id: '', what: null });
    title.current?.focus();
  };
  return (
    <SettingsShell
      title="Onay bekleyenler"
      hint={HINT}
      action={
        <Box role="search" aria-label="İstekleri daralt">
          <MenuChip label="Durum" choices={LISTS} value={list} neutral="waiting" onChoose={(value) => setList(value as ApprovalList)} />
        </Box>
      }
    >
      <ListBox title={list === 'waiting' ? 'Bekleyenler' : 'Sonuçlananlar'} titleRef={title} aside={query.data?.total.toLocaleString('tr-TR')}>
        <ListState loading="İstekler yükleniyor" query={query} isEmpty={rows.length === 0} empty={<Empty list={list} />}>
          <Lines label="İstekler">
            {rows.map((row) => (
              <ApprovalItem
                key={row.id}
                row={row}
                asked={asked.id === row.id ? asked.what : null}
                hasKeys
                onAsk={(what) => setAsked({ id: row.id, what })}
                onDone={close}
              />
            ))}
          </Lines>
          <ShowMore {...more} />
        </ListState>
      </ListBox>
      {list === 'waiting' && rows.length > 0 && (
        <QueueHint>
          <Kbd>j</Kbd> <Kbd>k</Kbd> gez · <Kbd>a</Kbd> onayla · <Kbd>x</Kbd> reddet · <Kbd>o</Kbd> incele · <Kbd>?</Kbd> tüm kısayollar
        </QueueHint>
      )}
    </SettingsShell>
  );
}
