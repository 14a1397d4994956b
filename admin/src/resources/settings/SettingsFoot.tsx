import { SETTING_LIMITS } from '@contracts/community-settings';
import Box from '@mui/material/Box';
import { IconFlag } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { ChangeFoot } from '../../desk/ChangeFoot';
import { ConfirmButtons } from '../../desk/ConfirmButtons';

interface SettingsFootProps {
  wrong: number;
  right: number;
  reason: string;
  problem: string | null;
  field: RefObject<HTMLInputElement | null>;
  isPending: boolean;
  /** Whether something else on the page is being given a reason. */
  isPutOff: boolean;
  onReason: (reason: string) => void;
  onConfirm: () => void;
  onLeave: () => void;
}

/** How much is to change, why, and the way to do it. */
export const SettingsFoot = ({ wrong, right, reason, problem, field, isPending, isPutOff, onReason, onConfirm, onLeave }: SettingsFootProps) => (
  <ChangeFoot
    label="Değişiklikleri uygula"
    status={
      <>
        {wrong > 0 && (
          <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, color: 'tokens.danger' }}>
            <IconFlag size={16} aria-hidden />
            {wrong} değer düzeltilmeli
          </Box>
        )}
        <span>
          {wrong > 0 && '· '}
          {right} değişiklik{isPutOff && ' · önce görev değişikliğini bitirin'}
        </span>
      </>
    }
    why={isPutOff ? null : { text: reason, problem, longest: SETTING_LIMITS.reason, field, onChange: onReason }}
  >
    {!isPutOff && <ConfirmButtons label="Uygula" isPending={isPending} onConfirm={onConfirm} onLeave={onLeave} />}
  </ChangeFoot>
);
