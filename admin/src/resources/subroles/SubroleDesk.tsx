import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { IconIdBadge2 } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useCanAccess, useGetIdentity } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { EmptyBox } from '../../desk/EmptyBox';
import { Kbd } from '../../desk/Kbd';
import { MenuChip } from '../../desk/MenuChip';
import { QueueHint } from '../../desk/QueuePane';
import { useShortcut } from '../../desk/ShortcutProvider';
import { ShowMore } from '../../desk/ShowMore';
import { ListState } from '../settings/ListState';
import { SettingsShell } from '../settings/SettingsShell';
import { RequestItem } from './RequestItem';
import { type ShownState, useRequests } from './useRequests';

const STATES = [
  { value: 'pending', label: 'Onay bekleyenler' },
  { value: 'all', label: 'Tümü' },
];

const Empty = ({ status, onShowAll }: { status: ShownState; onShowAll: () => void }) => (
  <EmptyBox
    icon={<IconIdBadge2 size={24} aria-hidden />}
    title={status === 'pending' ? 'Bekleyen başvuru yok' : 'Henüz başvuru yok'}
    action={status === 'pending' && <Button onClick={onShowAll}>Sonuçlananları göster</Button>}
  >
    Üyeler ilan vermek gibi ek işler için subrole ister; başvuruları burada görünür ve bir yönetici her subrole için onay ya da ret verir.
  </EmptyBox>
);

/** What members ask to be besides members, those first that wait. */
export function SubroleDesk() {
  const [search, setSearch] = useSearchParams();
  const status: ShownState = search.get('status') === 'all' ? 'all' : 'pending';
  const { canAccess: mayReview } = useCanAccess({ resource: 'subroles', action: 'edit' });
  const { identity } = useGetIdentity();
  const { query, rows, more } = useRequests(status);
  const [chosen, setChosen] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const [goesTo, setGoesTo] = useState<string | null>(null);
  const openAt = Math.max(
    0,
    rows.findIndex(({ id }) => id === chosen),
  );
  const open = rows[openAt];
  const go = (by: 1 | -1) => {
    const next = rows[openAt + by];
    if (next) setGoesTo(next.id);
  };
  useShortcut('j', 'Sonraki başvuru', () => go(1), rows.length > 1);
  useShortcut('k', 'Önceki başvuru', () => go(-1), rows.length > 1);
  useEffect(() => {
    if (goesTo === null) return;
    list.current?.querySelector<HTMLElement>(`[data-request="${goesTo}"]`)?.focus();
    setGoesTo(null);
  }, [goesTo]);
  return (
    <SettingsShell
      title="Subrole başvuruları"
      hint="Kimse kendi başvurusunu incelemez. 30 gün içinde incelenmeyen başvurunun süresi dolar; verilen bir subrole üyenin sayfasından kaldırılır."
      action={
        <Box role="search" aria-label="Başvuruları daralt">
          <MenuChip
            label="Durum"
            choices={STATES}
            value={status}
            neutral="pending"
            onChoose={(value) => setSearch(value === 'all' ? { status: value } : {}, { replace: true })}
          />
        </Box>
      }
    >
      <ListState
        loading="Başvurular yükleniyor"
        query={query}
        isEmpty={rows.length === 0}
        empty={<Empty status={status} onShowAll={() => setSearch({ status: 'all' }, { replace: true })} />}
      >
        <Box ref={list} sx={{ display: 'grid', gap: 3 }}>
          {rows.map((request, index) => (
            <RequestItem
              key={request.id}
              request={request}
              isOpen={request.id === open?.id}
              mayReview={mayReview === true}
              isOwn={request.member.id === identity?.id}
              onOpen={() => setChosen(request.id)}
              onDone={() => setGoesTo((rows[index + 1] ?? rows[index - 1])?.id ?? null)}
            />
          ))}
        </Box>
        <ShowMore {...more} />
        {mayReview && (
          <QueueHint>
            <Kbd>j</Kbd> <Kbd>k</Kbd> gez · <Kbd>1</Kbd>–<Kbd>5</Kbd> onay / ret · <Kbd>a</Kbd> hepsine onay · <Kbd>x</Kbd> hepsine ret · <Kbd>n</Kbd> not ·{' '}
            <Kbd>↵</Kbd> uygula
          </QueueHint>
        )}
      </ListState>
    </SettingsShell>
  );
}
