import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useNotificationContext, useTakeUndoableMutation } from 'react-admin';
import { useShortcut } from './ShortcutProvider';
import { type ShownToast, Toast } from './Toast';

const AT_MOST = 3;

const isPassing = ({ settle, payload }: ShownToast) => !settle && payload.type !== 'error' && payload.type !== 'warning';

/** What goes when there are too many: the decision that has waited longest for its undo time, or a message that says that all is well. */
function superfluous(shown: readonly ShownToast[]): ShownToast | undefined {
  const pending = shown.filter(({ settle }) => settle);
  if (pending.length > AT_MOST) return pending[0];
  return shown.length > AT_MOST ? shown.find(isPassing) : undefined;
}

function undo({ settle, payload }: ShownToast): void {
  settle?.({ isUndo: true });
  const after: unknown = payload.notificationOptions?.onUndo;
  if (typeof after === 'function') after();
}

/** In place of react-admin's one-at-a-time notification: each decision keeps its own ten seconds, however fast the next one follows. */
export function Toasts() {
  const { notifications, takeNotification } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  const [shown, setShown] = useState<ShownToast[]>([]);
  const latest = useRef(shown);
  const count = useRef(0);

  useEffect(() => {
    if (notifications.length === 0) return;
    const payload = takeNotification();
    if (!payload) return;
    const settle = payload.notificationOptions?.undoable ? takeMutation() || undefined : undefined;
    count.current += 1;
    const toast = { key: count.current, payload, settle };
    setShown((now) => [...now, toast]);
  }, [notifications, takeNotification, takeMutation]);

  const remove = (toast: ShownToast) => setShown((now) => now.filter((other) => other.key !== toast.key));
  const expire = (toast: ShownToast) => {
    toast.settle?.({ isUndo: false });
    remove(toast);
  };
  const takeBack = (toast: ShownToast) => {
    undo(toast);
    remove(toast);
  };

  useEffect(() => {
    latest.current = shown;
    const gone = superfluous(shown);
    if (!gone) return;
    gone.settle?.({ isUndo: false });
    setShown((now) => now.filter((other) => other.key !== gone.key));
  }, [shown]);

  // Closing the tab ends the time for second thoughts; it must not lose the decision.
  useEffect(() => {
    const settleAll = () => {
      for (const toast of latest.current) toast.settle?.({ isUndo: false });
      // A page that the browser brings back must not send them again.
      setShown((now) => now.filter(({ settle }) => !settle));
    };
    window.addEventListener('pagehide', settleAll);
    return () => window.removeEventListener('pagehide', settleAll);
  }, []);

  const lastUndoable = shown.findLast((toast) => toast.settle);
  useShortcut('z', 'Son kararı geri al', () => lastUndoable && takeBack(lastUndoable), lastUndoable !== undefined);

  return (
    <Box
      component="section"
      aria-label="Bildirimler"
      aria-live="polite"
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        right: { xs: 12, sm: 20 },
        left: { xs: 12, sm: 'auto' },
        bottom: { xs: 120, sm: 80 },
        width: { sm: 400 },
        display: 'grid',
        gap: 2,
        pointerEvents: 'none',
      }}
    >
      {shown.map((toast) => (
        <Toast key={toast.key} toast={toast} onExpire={() => expire(toast)} onUndo={() => takeBack(toast)} byKey={toast === lastUndoable} />
      ))}
    </Box>
  );
}
