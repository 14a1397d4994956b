import { displayName } from '@contracts/accounts';
import type { CaseAwaits } from '@contracts/cases';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { IconHourglass } from '@tabler/icons-react';
import { Moment } from '../../desk/Moment';
import { rounded } from '../../theme/rounded';
import { WaitingBox } from '../approvals/WaitingBox';

/** A decision waits for a second person: what it is, and, for whoever may, the keys that confirm and refuse it. */
export const AwaitsBox = ({ awaits }: { awaits: CaseAwaits }) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    <Box role="status" sx={{ display: 'flex', gap: 3, p: '12px 16px', borderRadius: rounded.large, bgcolor: 'tokens.warnSoft', color: 'tokens.warn' }}>
      <Box sx={{ display: 'flex', mt: '2px' }}>
        <IconHourglass size={18} aria-hidden />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 620 }}>Onay bekliyor</Typography>
        <Typography variant="body2" sx={{ color: 'text.primary', overflowWrap: 'anywhere' }}>
          {displayName(awaits.by)} karar verdi; ikinci bir yetkili onaylamazsa <Moment at={awaits.until} form="exact" /> tarihinde düşer. O zamana kadar bu
          vakada başka karar verilemez, önceki karar da geri alınamaz. Bu arada yeni bir rapor gelirse onaylanan karar bu vakaya uygulanmaz.
        </Typography>
      </Box>
    </Box>
    <WaitingBox about={({ id }) => id === awaits.id} hasKeys onCase />
  </Box>
);
