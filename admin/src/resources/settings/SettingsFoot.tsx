import { SETTING_LIMITS } from '@contracts/community-settings';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { IconFlag } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { ConfirmButtons } from '../../desk/ConfirmButtons';

interface SettingsFootProps {
  wrong: number;
  right: number;
  reason: string;
  problem: string | null;
  field: RefObject<HTMLInputElement | null>;
  isPending: boolean;
  onReason: (reason: string) => void;
  onConfirm: () => void;
  onLeave: () => void;
}

/** How much is to change, why, and the way to do it. */
export const SettingsFoot = ({ wrong, right, reason, problem, field, isPending, onReason, onConfirm, onLeave }: SettingsFootProps) => (
  <Box
    component="section"
    aria-label="Değişiklikleri uygula"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: { xs: 2, sm: 4 },
      p: { xs: '10px 14px', sm: '12px 24px' },
      borderTop: 1,
      borderColor: 'divider',
      bgcolor: 'background.paper',
    }}
  >
    <Typography role="status" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      {wrong > 0 && (
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, color: 'tokens.danger' }}>
          <IconFlag size={16} aria-hidden />
          {wrong} değer düzeltilmeli
        </Box>
      )}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {wrong > 0 && '· '}
        {right} değişiklik
      </Box>
    </Typography>
    <TextField
      inputRef={field}
      size="small"
      label="Gerekçe"
      required
      value={reason}
      error={problem !== null}
      helperText={problem}
      onChange={({ target }) => onReason(target.value)}
      sx={{ flex: { xs: '1 1 100%', sm: '1 1 260px' }, maxWidth: { sm: 480 } }}
      slotProps={{ htmlInput: { maxLength: SETTING_LIMITS.reason, autoComplete: 'off' } }}
    />
    <Box sx={{ ml: { sm: 'auto' }, flex: { xs: '1 1 100%', sm: 'none' } }}>
      <ConfirmButtons label="Uygula" disabled={isPending} onConfirm={onConfirm} onLeave={onLeave} />
    </Box>
  </Box>
);
