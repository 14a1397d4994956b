import type { ParkedRow } from '@contracts/operations';
import { font } from '@design/tokens';
import Box from '@mui/material/Box';
import { IconParking } from '@tabler/icons-react';
import { EmptyBox } from '../../desk/EmptyBox';
import { FailureBox } from '../../desk/FailureBox';
import { LastError } from './LastError';
import { ListBox } from './ListBox';
import { RowSkeleton } from './RowSkeleton';
import { useParked } from './refresh';
import { StaleFoot } from './StaleFoot';

const mono = { fontFamily: font.code, fontSize: '.75rem', overflowWrap: 'anywhere' } as const;

const ParkedItem = ({ parked }: { parked: ParkedRow }) => (
  <Box
    component="li"
    sx={{ display: 'grid', gap: 1, p: { xs: '12px', sm: '12px 16px' }, borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0 } }}
  >
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3 }}>
      <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {parked.type}
      </Box>
      <Box component="span" sx={{ fontSize: '.8125rem', color: 'text.secondary' }}>
        takipçi:{' '}
        <Box component="span" sx={mono}>
          {parked.follower}
        </Box>
      </Box>
    </Box>
    <Box sx={{ ...mono, color: 'tokens.faint' }}>
      {parked.event_id} <span title="Kayıttaki sırası">#{parked.position.toLocaleString('tr-TR')}</span>
    </Box>
    <LastError error={parked.error} />
  </Box>
);

const howMany = (shown: number, total: number) =>
  shown < total ? `${total.toLocaleString('tr-TR')} olaydan son ${shown.toLocaleString('tr-TR')} tanesi` : `${total.toLocaleString('tr-TR')} olay`;

/** Events that a follower could not take. */
export function ParkedSection() {
  const { data, total = 0, error, isPending, refetch, dataUpdatedAt } = useParked();
  return (
    <>
      <ListBox title="Kenara alınan olaylar" aside={data && howMany(data.length, total)}>
        {isPending && <RowSkeleton label="Kenara alınan olaylar yükleniyor" />}
        {error && !data && <FailureBox message={error.message} onRetry={() => void refetch()} />}
        {data?.length === 0 && (
          <EmptyBox icon={<IconParking size={24} aria-hidden />} title="Kenara alınan olay yok">
            Bir takipçinin işleyemediği olay burada durur; takipçi sonraki olaylarla sürdürür.
          </EmptyBox>
        )}
        {data && data.length > 0 && (
          <Box component="ol" aria-label="Kenara alınan olaylar" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {data.map((parked) => (
              <ParkedItem key={parked.id} parked={parked} />
            ))}
          </Box>
        )}
      </ListBox>
      <StaleFoot error={data ? error : null} readAt={dataUpdatedAt} onRetry={() => void refetch()} />
    </>
  );
}
