import { displayName } from '@contracts/accounts';
import { type ConsolePageRow, isBinding, PAGE_SOURCE_LABEL } from '@contracts/page-editing';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { Chip } from '../../desk/Chip';
import { Moment } from '../../desk/Moment';
import { ListBox } from '../operations/ListBox';
import { ListState } from '../settings/ListState';
import { Line, Lines, SettingsShell } from '../settings/SettingsShell';
import { useSitePages } from './usePages';

const PageLine = ({ row: { slug, title, source, updated_at, changed } }: { row: ConsolePageRow }) => (
  <Line>
    <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
      <Link
        component={RouterLink}
        to={`/pages/${slug}`}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: { xs: 44, sm: 0 }, fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        {title}
      </Link>
      <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
        /{slug} · {source === 'console' && changed ? `${displayName(changed.by)}, ` : 'son değişiklik '}
        <Moment at={updated_at} />
      </Typography>
    </Box>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {isBinding(slug) && <Chip tone="info">Üyeler onaylar</Chip>}
      <Chip tone={source === 'console' ? 'brand' : 'plain'}>{PAGE_SOURCE_LABEL[source]}</Chip>
    </Box>
  </Line>
);

/** The pages that everybody reads. */
export function PagesPage() {
  const query = useSitePages();
  return (
    <SettingsShell
      title="Sayfalar"
      hint="Herkesin okuduğu metinler. Değişiklikler hemen yayında olur; üyelerin onayladığı metinlerde ikinci bir yetkilinin onayı beklenebilir. Eski sürümler kalır ve geri getirilebilir."
    >
      <ListBox title="Sayfalar" aside={query.data?.length}>
        <ListState loading="Sayfalar yükleniyor" query={query} isEmpty={false} empty={null}>
          <Lines label="Sayfalar">
            {query.data?.map((row) => (
              <PageLine key={row.slug} row={row} />
            ))}
          </Lines>
        </ListState>
      </ListBox>
    </SettingsShell>
  );
}
