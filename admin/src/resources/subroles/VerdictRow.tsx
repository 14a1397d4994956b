import { SUBROLE_LABEL, type Subrole } from '@contracts/subroles';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Kbd } from '../../desk/Kbd';
import { useShortcut } from '../../desk/ShortcutProvider';

interface VerdictRowProps {
  subrole: Subrole;
  /** Its place, which is its key. */
  digit: number;
  approved: boolean | undefined;
  onChange: (approved: boolean) => void;
}

/** One sub-role that was asked for: its digit approves, and once more rejects. */
export function VerdictRow({ subrole, digit, approved, onChange }: VerdictRowProps) {
  const label = SUBROLE_LABEL[subrole];
  useShortcut(`${digit}`, `${label}: onay / ret`, () => onChange(approved !== true));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, maxWidth: 460 }}>
      <Box component="span" id={`verdict-${subrole}`} sx={{ flex: '1 1 140px', fontWeight: 550 }}>
        <Kbd>{`${digit}`}</Kbd> {label}
      </Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-labelledby={`verdict-${subrole}`}
        aria-keyshortcuts={`${digit}`}
        value={approved === undefined ? null : approved ? 'approved' : 'rejected'}
        onChange={(_, value: 'approved' | 'rejected' | null) => value && onChange(value === 'approved')}
        sx={{ '& .MuiToggleButton-root': { minHeight: { xs: 44, sm: 36 }, minWidth: 92 } }}
      >
        <ToggleButton value="approved" color="success">
          Onayla
        </ToggleButton>
        <ToggleButton value="rejected" color="error">
          Reddet
        </ToggleButton>
      </ToggleButtonGroup>
    </Box>
  );
}
