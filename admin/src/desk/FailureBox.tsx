import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface FailureBoxProps {
  message: string;
  /** Left out where trying again would not help. */
  onRetry?: (() => void) | undefined;
  fullPage?: boolean;
  /** Another way out, under the button. */
  children?: ReactNode;
}

export const FailureBox = ({ message, onRetry, fullPage = false, children }: FailureBoxProps) => (
  <Box
    role="alert"
    sx={{ display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 3, p: 6, textAlign: 'center', minHeight: fullPage ? '100dvh' : 240 }}
  >
    <Box sx={{ color: 'tokens.danger', display: 'flex' }}>
      <IconAlertTriangle size={28} stroke={1.6} aria-hidden />
    </Box>
    <Typography sx={{ maxWidth: '36ch' }}>{message}</Typography>
    {onRetry && (
      <Button onClick={onRetry}>
        <IconRefresh size={16} aria-hidden />
        Tekrar Dene
      </Button>
    )}
    {children}
  </Box>
);
