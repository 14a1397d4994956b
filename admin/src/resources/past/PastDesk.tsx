import { ONLY_ID, PAST_KINDS, PAST_LABEL, type PastKind } from '@contracts/travel';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconAdjustments, IconInbox } from '@tabler/icons-react';
import { Link as RouterLink, useMatch } from 'react-router-dom';
import { NotFoundPage } from '../../desk/Pages';
import { rounded } from '../../theme/rounded';
import { Line, Lines, SettingsShell } from '../settings/SettingsShell';
import { pastAddress } from './moments';
import { PastPage } from './PastPage';

const HINT =
  'Her şey, seçtiğiniz anda olduğu gibi görünür; burada hiçbir şey değiştirilemez. Bir vakanın, üyenin ya da metnin geçmişi kendi sayfasından açılır.';
const WHOLE = [
  { kind: 'queue', icon: <IconInbox size={20} aria-hidden />, hint: 'Bir anda hangi vakalar açıktı, hangileri en çok beklemişti' },
  { kind: 'policy', icon: <IconAdjustments size={20} aria-hidden />, hint: 'Eşikler, süreler ve sınırlar bir anda neydi, kim ne zaman değiştirdi' },
] as const;

const PastIndex = () => (
  <SettingsShell title="Geçmiş görünüm" hint={HINT}>
    <Box sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: rounded.large, overflow: 'hidden' }}>
      <Lines label="Bütünüyle bakılabilenler">
        {WHOLE.map(({ kind, icon, hint }) => (
          <Line key={kind}>
            <Box sx={{ display: 'flex', color: 'tokens.primaryText' }}>{icon}</Box>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Link
                component={RouterLink}
                to={pastAddress({ kind, id: ONLY_ID[kind] })}
                sx={{ display: 'inline-flex', alignItems: 'center', minHeight: { xs: 44, sm: 28 } }}
              >
                {PAST_LABEL[kind]}
              </Link>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {hint}
              </Typography>
            </Box>
          </Line>
        ))}
      </Lines>
    </Box>
  </SettingsShell>
);

const isKind = (name: string): name is PastKind => (PAST_KINDS as readonly string[]).includes(name);

/** How things stood, for auditors and admins. */
export function PastDesk() {
  const one = useMatch('/past/:kind/:id');
  const whole = useMatch('/past/:kind');
  const kind = one?.params.kind ?? whole?.params.kind;
  if (kind === undefined) return <PastIndex />;
  if (!isKind(kind)) return <NotFoundPage />;
  const id = one?.params.id ?? (kind === 'queue' || kind === 'policy' ? ONLY_ID[kind] : undefined);
  return id === undefined ? <NotFoundPage /> : <PastPage key={`${kind}/${id}`} past={{ kind, id }} />;
}
