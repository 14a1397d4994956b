import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useCanAccess } from 'react-admin';
import { Link as RouteLink } from 'react-router-dom';
import { tallOnPhones } from '../../theme/tallOnPhones';
import { ListBox } from '../operations/ListBox';
import { Line, Lines } from './SettingsShell';

/** What is set on pages of their own. */
const PAGES = [
  { page: 'categories', label: 'Kategoriler', about: 'Adları, sıraları, kimin yazabileceği' },
  { page: 'tags', label: 'Etiketler', about: 'Birleştirme, adlandırma, yasaklama' },
  { page: 'pages', label: 'Sayfalar', about: 'Kurallar ve gizlilik metni, eski hâlleriyle' },
] as const;

function Elsewhere({ page, label, about }: (typeof PAGES)[number]) {
  const { canAccess } = useCanAccess({ resource: page, action: 'list' });
  if (!canAccess) return null;
  return (
    <Line>
      <Box sx={{ minWidth: 0 }}>
        <Link component={RouteLink} to={`/${page}`} sx={{ ...tallOnPhones, fontWeight: 600 }}>
          {label}
        </Link>
        <Box sx={{ color: 'text.secondary', fontSize: '.8125rem' }}>{about}</Box>
      </Box>
    </Line>
  );
}

/** The ways to what else the community goes by. */
export const ElsewhereBox = () => (
  <ListBox title="Kendi sayfası olanlar">
    <Lines label="Kendi sayfası olanlar">
      {PAGES.map((one) => (
        <Elsewhere key={one.page} {...one} />
      ))}
    </Lines>
  </ListBox>
);
