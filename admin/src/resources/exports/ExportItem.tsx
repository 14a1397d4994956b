import { EXPORT_FORMAT_LABEL, EXPORT_PROFILE_LABEL, EXPORT_STATE_LABEL, type ExportRow, type ExportState } from '@contracts/audit-export';
import { exactTime } from '@design/dates';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { IconDownload } from '@tabler/icons-react';
import { Chip } from '../../desk/Chip';
import { Moment } from '../../desk/Moment';
import { exportAddress } from '../../providers/auditCalls';
import { Line } from '../settings/SettingsShell';

const TONE = { preparing: 'info', ready: 'ok', expired: 'plain', failed: 'danger' } as const satisfies Record<ExportState, string>;
const KILO = 1024;

const sizeText = (bytes: number): string => `${Math.max(1, Math.round(bytes / KILO)).toLocaleString('tr-TR')} KB`;
const countText = (count: number): string => `${count.toLocaleString('tr-TR')} olay`;

function Progress({ row: { done, facts } }: { row: ExportRow }) {
  const known = done !== null && facts !== null && facts > 0;
  return (
    <Box sx={{ mt: 1, maxWidth: 360 }}>
      <LinearProgress aria-label="Hazırlanma" {...(known && { variant: 'determinate', value: (done / facts) * 100 })} />
      {known && (
        <Typography variant="body2" sx={{ color: 'tokens.faint', mt: '4px' }}>
          {done.toLocaleString('tr-TR')} / {countText(facts)}
        </Typography>
      )}
    </Box>
  );
}

/** One export, with its file as long as that is kept. */
export function ExportItem({ row }: { row: ExportRow }) {
  const { id, state, profile, format, what, requested_at, expires_at, size_bytes, facts, failure } = row;
  return (
    <Line>
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Chip tone={TONE[state]}>{EXPORT_STATE_LABEL[state]}</Chip>
          <Typography sx={{ fontWeight: 600 }}>
            {EXPORT_PROFILE_LABEL[profile]}, {EXPORT_FORMAT_LABEL[format]}
          </Typography>
        </Box>
        <Typography sx={{ overflowWrap: 'anywhere', '&::first-letter': { textTransform: 'uppercase' } }}>{what}</Typography>
        <Typography variant="body2" sx={{ color: 'tokens.faint' }}>
          <Moment at={requested_at} form="exact" />
          {state === 'ready' && facts !== null && size_bytes !== null && ` · ${countText(facts)} · ${sizeText(size_bytes)}`}
          {state === 'ready' && expires_at !== null && ` · ${exactTime(expires_at)} tarihinde silinir`}
        </Typography>
        {failure && <Typography sx={{ color: 'error.main' }}>{failure}</Typography>}
        {state === 'preparing' && <Progress row={row} />}
      </Box>
      {state === 'ready' && (
        <Button component="a" href={exportAddress(id)} download variant="outlined" startIcon={<IconDownload size={18} aria-hidden />}>
          İndir
        </Button>
      )}
    </Line>
  );
}
