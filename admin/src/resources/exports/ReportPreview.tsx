import { reportMarkdown, reportTitle, TRANSPARENCY_LIMITS, TRANSPARENCY_TEXT, type TransparencyReport } from '@contracts/transparency';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconDownload, IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCanAccess, useDataProvider } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Chip } from '../../desk/Chip';
import { MenuChip } from '../../desk/MenuChip';
import { Panel } from '../../desk/Panel';
import type { DeskDataProvider } from '../../providers/dataProvider';
import { ListState } from '../settings/ListState';

/** How many years back can be chosen. */
const YEARS = 5;

function download(report: TransparencyReport) {
  const address = URL.createObjectURL(new Blob([reportMarkdown(report)], { type: 'text/markdown' }));
  Object.assign(document.createElement('a'), { href: address, download: `seffaflik-${report.year}.md` }).click();
  URL.revokeObjectURL(address);
}

const Tables = ({ sections }: TransparencyReport) => (
  <Box sx={{ columns: { sm: 2 }, columnGap: '32px' }}>
    {sections.map(({ title, lines }) => (
      <Box key={title} component="section" aria-label={title} sx={{ breakInside: 'avoid', pb: 4 }}>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        <Box component="dl" sx={{ m: 0 }}>
          {lines.map(({ label, count }) => (
            <Box key={label} sx={{ display: 'flex', gap: 3, py: '6px', borderBottom: 1, borderColor: 'divider' }}>
              <Box component="dt" sx={{ flex: 1, minWidth: 0 }}>
                {label}
              </Box>
              <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
                {count}
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
    ))}
  </Box>
);

/** Whether everybody can read it, and the way to where that is decided. */
function Published({ year }: { year: number }) {
  const dataProvider = useDataProvider<DeskDataProvider>();
  const { data } = useQuery({ queryKey: ['transparency-open'], queryFn: ({ signal }) => dataProvider.transparencyOpen(signal) });
  const { canAccess } = useCanAccess({ resource: 'settings', action: 'list' });
  if (!data) return null;
  const isOpen = data.years.includes(year);
  const link = { minHeight: { xs: 44, sm: 32 }, display: 'inline-flex', alignItems: 'center', fontWeight: 560 };
  return (
    <>
      <Chip tone={data.on ? 'ok' : 'plain'}>{data.on ? 'Moderasyon kaydı herkese açık' : 'Herkese açık değil'}</Chip>
      {data.on && (
        <Link href={isOpen ? `/seffaflik/${year}` : '/moderasyon-kaydi'} target="_blank" rel="noopener" sx={link}>
          {isOpen ? 'Yayımlanan rapor' : 'Moderasyon kaydı'} <IconExternalLink size={14} aria-label="(yeni sekmede açılır)" />
        </Link>
      )}
      {canAccess ? (
        <Link component={RouterLink} to="/settings" sx={link}>
          {data.on ? 'Ayarlarda kapat' : 'Ayarlarda aç'}
        </Link>
      ) : (
        !data.on && 'Yöneticiler Ayarlar sayfasında “Açık moderasyon kaydı” ile açabilir.'
      )}
    </>
  );
}

/** The yearly report as everybody would read it, also while the year lasts. */
export function ReportPreview() {
  const dataProvider = useDataProvider<DeskDataProvider>();
  const [thisYear] = useState(() => new Date().getFullYear());
  const [year, setYear] = useState(thisYear);
  const query = useQuery({ queryKey: ['transparency', year], queryFn: ({ signal }) => dataProvider.transparency(year, signal) });
  const years = Array.from({ length: YEARS }, (_, ago) => thisYear - ago).filter((one) => one >= TRANSPARENCY_LIMITS.firstYear);
  const { data } = query;
  return (
    <Panel
      title={reportTitle(year)}
      level="h2"
      aside={
        <MenuChip
          label="Yıl"
          choices={years.map((one) => ({ value: `${one}`, label: `${one}` }))}
          value={`${year}`}
          neutral=""
          onChoose={(chosen) => setYear(Number(chosen))}
        />
      }
    >
      <Typography sx={{ color: 'text.secondary', maxWidth: '80ch' }}>
        {TRANSPARENCY_TEXT.note} {data && !data.complete && 'Yıl henüz bitmedi: bu yalnızca ön izlemedir, rapor yıl bitince yayımlanır.'}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, pb: 3 }}>
        <Published year={year} />
      </Box>
      <ListState loading="Rapor yükleniyor" query={query} isEmpty={false} empty={null}>
        {data && (
          <>
            <Tables {...data} />
            <Button onClick={() => download(data)} variant="outlined" startIcon={<IconDownload size={18} aria-hidden />} sx={{ minHeight: { xs: 44, sm: 36 } }}>
              Markdown olarak indir
            </Button>
          </>
        )}
      </ListState>
    </Panel>
  );
}
