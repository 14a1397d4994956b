import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { rounded } from '../theme/rounded';

export type Tone = 'plain' | 'ok' | 'warn' | 'danger' | 'info' | 'brand';

const TONE: Record<Tone, { bgcolor: string; color: string }> = {
  plain: { bgcolor: 'tokens.sunken', color: 'tokens.muted' },
  ok: { bgcolor: 'tokens.okSoft', color: 'tokens.ok' },
  warn: { bgcolor: 'tokens.warnSoft', color: 'tokens.warn' },
  danger: { bgcolor: 'tokens.dangerSoft', color: 'tokens.danger' },
  info: { bgcolor: 'tokens.infoSoft', color: 'tokens.info' },
  brand: { bgcolor: 'tokens.primarySoft', color: 'tokens.primaryText' },
};

interface ChipProps {
  tone?: Tone;
  title?: string;
  icon?: ReactNode;
  children: ReactNode;
}

export const Chip = ({ tone = 'plain', title, icon, children }: ChipProps) => (
  <Box
    component="span"
    title={title}
    sx={{
      ...TONE[tone],
      display: 'inline-flex',
      alignItems: 'center',
      gap: '5px',
      minHeight: 22,
      px: 2,
      borderRadius: rounded.small,
      fontSize: '.78125rem',
      fontWeight: 500,
      whiteSpace: 'nowrap',
      minWidth: 0,
    }}
  >
    {icon}
    <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
      {children}
    </Box>
  </Box>
);
