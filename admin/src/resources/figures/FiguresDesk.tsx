import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { IconChartBar, IconPrinter } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { dayBefore } from '../../desk/days';
import { EmptyBox } from '../../desk/EmptyBox';
import { MenuChip } from '../../desk/MenuChip';
import { OnPaper } from '../../desk/OnPaper';
import type { DeskDataProvider } from '../../providers/dataProvider';
import { rounded } from '../../theme/rounded';
import { ListState } from '../settings/ListState';
import { SettingsShell } from '../settings/SettingsShell';
import { FiguresPage } from './FiguresPage';
import { type Days, daysOf, SPANS, type SpanChoice, spanIn } from './spans';

const HINT = 'Kararlar ne kadar uyuşuyor, ne kadarı geri alınıyor, ne kadar bekletiyor? Her pay, ne kadar kesin olduğuyla birlikte.';
const FRESH_MS = 30_000;

/** Two columns in small letters: a page or two of paper. */
const PRINTED = {
  '#content > div > div': { maxWidth: 'none', padding: 0, zoom: 0.62, gap: '10px' },
  '.figures': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) !important', gap: '10px !important' },
  '.tiles': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr)) !important' },
  section: { breakInside: 'avoid' },
} as const;

const Dates = ({ days: { from, to }, today, onChange }: { days: Days; today: string; onChange: (days: Days) => void }) => (
  <Box component="form" aria-label="Tarihler" sx={{ display: 'flex', gap: 2, '& input': { minHeight: { xs: 27, sm: 20 } } }}>
    <TextField
      type="date"
      label="İlk gün"
      size="small"
      value={from}
      onChange={({ target }) => target.value && onChange({ from: target.value, to })}
      slotProps={{ htmlInput: { max: to }, inputLabel: { shrink: true } }}
    />
    <TextField
      type="date"
      label="Son gün"
      size="small"
      value={to}
      onChange={({ target }) => target.value && onChange({ from, to: target.value })}
      slotProps={{ htmlInput: { min: from, max: today }, inputLabel: { shrink: true } }}
    />
  </Box>
);

const TILES = ['a', 'b', 'c', 'd'];
const PANELS = [280, 320, 240, 240];

const FiguresSkeleton = () => (
  <Box sx={{ display: 'grid', gap: 4 }}>
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' } }}>
      {TILES.map((tile) => (
        <Skeleton key={tile} variant="rounded" height={98} sx={{ borderRadius: rounded.large }} />
      ))}
    </Box>
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}>
      {PANELS.map((height, panel) => (
        <Skeleton key={TILES[panel]} variant="rounded" height={height} sx={{ borderRadius: rounded.large }} />
      ))}
    </Box>
  </Box>
);

/** How it was decided in some days, for auditors and admins. */
export function FiguresDesk() {
  const server = useDataProvider<DeskDataProvider>();
  const [search, setSearch] = useSearchParams();
  const today = dayBefore(new Date(), 0);
  const { choice, from, to } = spanIn(search, today);
  const query = useQuery({
    queryKey: ['figures', from, to],
    queryFn: ({ signal }) => server.figures({ from, to }, signal),
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
  const choose = (next: string) => setSearch(next === 'own' ? { ...daysOf('own', today) } : next === '30' ? {} : { days: next }, { replace: true });
  const figures = query.data;
  const isEmpty =
    figures !== undefined &&
    figures.decisions === 0 &&
    figures.reports.every(({ upheld, dismissed, open, lapsed }) => upheld + dismissed + open + lapsed === 0);
  const empty = (
    <EmptyBox icon={<IconChartBar size={24} aria-hidden />} title="Bu günlerde rapor ve karar yok">
      Raporlar karara bağlandıkça uyum, geri alınma ve süreler burada görünür. Daha geniş bir aralık seçebilirsiniz.
    </EmptyBox>
  );
  return (
    <SettingsShell
      title="Denetim özeti"
      hint={HINT}
      action={
        <Box role="search" aria-label="Günler" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
          <MenuChip label="Son 30 gün" choices={SPANS} value={choice satisfies SpanChoice} neutral="30" onChoose={choose} />
          {choice === 'own' && <Dates days={{ from, to }} today={today} onChange={(days) => setSearch({ ...days }, { replace: true })} />}
          <Button
            disabled={!figures || isEmpty}
            onClick={() => window.print()}
            startIcon={<IconPrinter size={18} aria-hidden />}
            sx={{ minHeight: { xs: 44, sm: 36 } }}
          >
            Yazdır
          </Button>
        </Box>
      }
    >
      <OnPaper rules={PRINTED} />
      <ListState loading="Göstergeler yükleniyor" query={query} isEmpty={isEmpty} empty={empty} skeleton={<FiguresSkeleton />}>
        {figures && <FiguresPage figures={figures} />}
      </ListState>
    </SettingsShell>
  );
}
