import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ReactNode, RefObject } from 'react';

/** Why something changes. */
export interface WhyField {
  text: string;
  problem: string | null;
  longest: number;
  field?: RefObject<HTMLInputElement | null>;
  onChange: (text: string) => void;
}

interface ChangeFootProps {
  label: string;
  /** How it stands with the change. */
  status: ReactNode;
  /** Null where it was said already. */
  why: WhyField | null;
  /** The ways on. */
  children: ReactNode;
}

const Why = ({ about, why: { text, problem, longest, field, onChange } }: { about: string; why: WhyField }) => (
  <TextField
    name="reason"
    inputRef={field}
    size="small"
    label="Gerekçe"
    required
    value={text}
    error={problem !== null}
    helperText={problem}
    onChange={({ target }) => onChange(target.value)}
    sx={{ flex: { xs: '1 1 100%', sm: '1 1 260px' }, maxWidth: { sm: 480 } }}
    slotProps={{ htmlInput: { maxLength: longest, autoComplete: 'off', 'aria-label': `Gerekçe: ${about}` } }}
  />
);

/** Stays below a form whose changes are not made yet: how many, why, and the way to make them or to give them up. */
export const ChangeFoot = ({ label, status, why, children }: ChangeFootProps) => (
  <Box
    component="section"
    aria-label={label}
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
    <Typography component="div" role="status" sx={{ display: 'flex', alignItems: 'center', gap: 2, color: 'text.secondary' }}>
      {status}
    </Typography>
    {why && <Why about={label} why={why} />}
    <Box sx={{ ml: { sm: 'auto' }, flex: { xs: '1 1 100%', sm: 'none' } }}>{children}</Box>
  </Box>
);
