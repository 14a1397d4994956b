import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { keyframes } from '@mui/material/styles';
import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { NotificationPayload, UndoableMutation } from 'react-admin';
import { Link } from 'react-router-dom';
import { rounded } from '../theme/rounded';
import { Kbd } from './Kbd';
import { useCountdown } from './useCountdown';

const shrink = keyframes({ from: { transform: 'scaleX(1)' }, to: { transform: 'scaleX(0)' } });
const DEFAULT_DURATION = 5_000;

export interface ShownToast {
  key: number;
  payload: NotificationPayload;
  /** Carries out or takes back the decision that the toast announces. */
  settle: UndoableMutation | undefined;
}

interface ToastProps {
  toast: ShownToast;
  onExpire: () => void;
  onUndo: () => void;
  /** Whether the undo key means this one. */
  byKey: boolean;
}

export function Toast({ toast, onExpire, onUndo, byKey }: ToastProps) {
  const [held, setHeld] = useState(false);
  const { message, type, notificationOptions } = toast.payload;
  const duration = notificationOptions?.autoHideDuration === undefined ? DEFAULT_DURATION : notificationOptions.autoHideDuration;
  const failed = type === 'error' || type === 'warning';
  const href: unknown = notificationOptions?.href;
  useCountdown(duration, held, onExpire);
  return (
    <Box
      role={failed ? 'alert' : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      sx={{
        position: 'relative',
        overflow: 'hidden',
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        minHeight: 48,
        p: '6px 8px 6px 14px',
        bgcolor: 'tokens.raised',
        border: 1,
        borderColor: failed ? 'tokens.danger' : 'divider',
        borderRadius: rounded.medium,
        boxShadow: (theme) => theme.palette.tokens.shadowLarge,
        pointerEvents: 'auto',
      }}
    >
      <Box sx={{ display: 'flex', color: failed ? 'tokens.danger' : 'tokens.ok' }}>
        {failed ? <IconAlertTriangle size={18} aria-hidden /> : <IconCheck size={18} aria-hidden />}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, fontWeight: 520 }}>{message}</Box>
      {typeof href === 'string' && (
        <Button component={Link} to={href} variant="text" onClick={onExpire}>
          Vakayı aç
        </Button>
      )}
      {toast.settle ? (
        <Button onClick={onUndo}>Geri al {byKey && <Kbd silent>z</Kbd>}</Button>
      ) : (
        <IconButton aria-label="Bildirimi kapat" onClick={onExpire}>
          <IconX size={16} />
        </IconButton>
      )}
      {toast.settle && duration !== null && (
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            inset: 'auto 0 0 0',
            height: 2,
            bgcolor: 'primary.main',
            transformOrigin: 'left',
            animation: `${shrink} ${duration}ms linear forwards`,
            animationPlayState: held ? 'paused' : 'running',
          }}
        />
      )}
    </Box>
  );
}
