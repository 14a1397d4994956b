import { displayName } from '@contracts/accounts';
import { type ConsolePage, PAGE_SOURCE_LABEL, type PageVersionRow, pageReasonProblem } from '@contracts/page-editing';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconHistory } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Chip } from '../../desk/Chip';
import { EmptyBox } from '../../desk/EmptyBox';
import { Moment } from '../../desk/Moment';
import { ReasonBox } from '../../desk/ReasonBox';
import { ShowMore } from '../../desk/ShowMore';
import { tallOnPhones } from '../../theme/tallOnPhones';
import { ListBox } from '../operations/ListBox';
import { ListState } from '../settings/ListState';
import { Line, Lines } from '../settings/SettingsShell';
import { PageDiff } from './PageDiff';
import { usePageToFile, usePageVersions } from './usePages';

const STEP = 10;
const MOST = 100;

/** What happened with a version, in one sentence. */
export const versionText = ({ to_file, restored }: Pick<PageVersionRow, 'to_file' | 'restored'>): string => {
  if (to_file) return 'Dosyadaki metne dönüldü';
  return restored === null ? 'Metin değişti' : `${restored}. sürüme dönüldü`;
};

const VersionLine = ({ row, isCurrent }: { row: PageVersionRow; isCurrent: boolean }) => (
  <Line>
    <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
      <Link component={RouterLink} to={{ search: `?version=${row.version}` }} sx={{ ...tallOnPhones, fontWeight: 600 }}>
        {row.version}. sürüm
      </Link>{' '}
      · {versionText(row)}
      <Typography variant="body2" component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {displayName(row.by)} · <Moment at={row.at} />
        {row.reason !== null && ` · “${row.reason}”`}
      </Typography>
    </Box>
    {isCurrent && <Chip tone="ok">Yayında</Chip>}
  </Line>
);

/** Gives the page back to its file, once the difference was seen. */
function ToFile({ page, onLeave }: { page: ConsolePage; onLeave: () => void }) {
  const { act, isPending } = usePageToFile(page.slug, { onDone: onLeave });
  return (
    <Box sx={{ p: { xs: '12px', sm: '10px 16px' }, borderBottom: 1, borderColor: 'divider' }}>
      <Typography sx={{ mb: 2 }}>
        {PAGE_SOURCE_LABEL[page.file.source]} yeniden geçerli olur; dosya değişince sayfa da değişir. Şimdiki sayfada bunlar değişir:
      </Typography>
      <PageDiff label="Değişecekler" from={page} to={page.file} />
      <ReasonBox
        name="Dosyadaki metne dön"
        label="Gerekçe"
        hint="Kayda geçer; görevliler okur."
        confirmLabel="Dosyadaki metne dön"
        problemOf={pageReasonProblem}
        isPending={isPending}
        onConfirm={(reason) => act({ seen: page.seen, reason })}
        onLeave={onLeave}
      />
    </Box>
  );
}

/** What the page said when, who wrote it and why, the newest first. */
export function PageVersions({ page, mayEdit }: { page: ConsolePage; mayEdit: boolean }) {
  const [limit, setLimit] = useState(STEP);
  const [asksFile, setAsksFile] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const query = usePageVersions(page.slug, limit);
  const rows = query.data?.rows ?? [];
  const hasMore = query.data !== undefined && query.data.total > rows.length && limit < MOST;
  const leave = () => {
    setAsksFile(false);
    title.current?.focus();
  };
  return (
    <ListBox
      title="Sürümler"
      titleRef={title}
      aside={
        mayEdit && page.source === 'console' && !asksFile ? (
          <Button onClick={() => setAsksFile(true)} sx={{ minHeight: { xs: 44, sm: 32 } }}>
            Dosyadaki metne dön
          </Button>
        ) : undefined
      }
    >
      {asksFile && page.source === 'console' && <ToFile page={page} onLeave={leave} />}
      <ListState
        loading="Sürümler yükleniyor"
        query={query}
        isEmpty={rows.length === 0}
        empty={
          <EmptyBox icon={<IconHistory size={24} aria-hidden />} title="Henüz sürüm yok">
            Sayfa {PAGE_SOURCE_LABEL[page.source].toLocaleLowerCase('tr')}. Konsolda yapılan her değişiklik burada kalır.
          </EmptyBox>
        }
      >
        <Lines label="Sürümler">
          {rows.map((row) => (
            <VersionLine key={row.version} row={row} isCurrent={row.version === page.changed?.version} />
          ))}
        </Lines>
        <ShowMore hasMore={hasMore} onMore={() => setLimit(Math.min(limit + STEP, MOST))} />
      </ListState>
    </ListBox>
  );
}
