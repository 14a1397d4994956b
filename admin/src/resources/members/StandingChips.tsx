import type { AccountStatus } from '@contracts/accounts';
import { exactTime } from '@design/dates';
import Box from '@mui/material/Box';
import { Chip } from '../../desk/Chip';
import { MEMBER_STATUS_LABEL, MEMBER_STATUS_TONE } from './memberStatus';

interface StandingChipsProps {
  status: AccountStatus;
  mutedUntil: string | null;
  /** Says nothing about a member in good standing. */
  quiet?: boolean;
}

export const StandingChips = ({ status, mutedUntil, quiet = false }: StandingChipsProps) =>
  quiet && status === 'active' && !mutedUntil ? null : (
    <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1 }}>
      {!(quiet && status === 'active') && <Chip tone={MEMBER_STATUS_TONE[status]}>{MEMBER_STATUS_LABEL[status]}</Chip>}
      {mutedUntil && (
        <Chip tone="warn" title={`Bitiş: ${exactTime(mutedUntil)}`}>
          Susturulmuş
        </Chip>
      )}
    </Box>
  );
