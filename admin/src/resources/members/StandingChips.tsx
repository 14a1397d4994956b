import type { AccountStatus } from '@contracts/accounts';
import { exactTime } from '@design/dates';
import Box from '@mui/material/Box';
import { Chip } from '../../desk/Chip';
import { MEMBER_STATUS_LABEL, MEMBER_STATUS_TONE } from './memberStatus';

const HOUR_MS = 3_600_000;
/** ' · 29 gün 21 sa kaldı' */
function leftText(until: string | null): string {
  const hours = until === null ? 0 : Math.floor((Date.parse(until) - Date.now()) / HOUR_MS);
  if (until === null || hours < 0) return '';
  if (hours < 1) return ' · 1 saatten az kaldı';
  const [days, rest] = [Math.floor(hours / 24), hours % 24];
  return ` · ${[days > 0 && `${days} gün`, rest > 0 && `${rest} sa`].filter(Boolean).join(' ')} kaldı`;
}

interface StandingChipsProps {
  status: AccountStatus;
  /** The end of what shuts the member out, where it is to be told. */
  until?: string | null;
  mutedUntil: string | null;
  /** Says nothing about a member in good standing. */
  quiet?: boolean;
}

export const StandingChips = ({ status, until = null, mutedUntil, quiet = false }: StandingChipsProps) =>
  quiet && status === 'active' && !mutedUntil ? null : (
    <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1 }}>
      {!(quiet && status === 'active') && (
        <Chip tone={MEMBER_STATUS_TONE[status]}>
          {MEMBER_STATUS_LABEL[status]}
          {leftText(until)}
        </Chip>
      )}
      {mutedUntil && (
        <Chip tone="warn" title={`Bitiş: ${exactTime(mutedUntil)}`}>
          Susturulmuş
        </Chip>
      )}
    </Box>
  );
