import Button from '@mui/material/Button';
import { lazy, Suspense, useRef, useState } from 'react';
import { Kbd } from '../../desk/Kbd';
import { useShortcut } from '../../desk/ShortcutProvider';
import type { OpenedText } from './useText';

const EditTextDialog = lazy(() => import('./EditTextDialog'));
/** The same everywhere; `e` has been the message to the member. */
const KEY = 't';

/** Opens the editor of somebody's words; `hasKey` where there is one text to which the key can belong. */
export function EditTextButton({ type, id, name, hasKey }: OpenedText & { name: string; hasKey: boolean }) {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useShortcut(KEY, 'Metni düzenle', () => setOpened(true), hasKey && !opened);
  const close = () => {
    setOpened(false);
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <>
      <Button
        ref={button}
        size="small"
        aria-label={name}
        {...(hasKey ? { 'aria-keyshortcuts': KEY } : {})}
        onClick={() => setOpened(true)}
        sx={{ flex: 'none', minHeight: { xs: 44, sm: 28 } }}
      >
        Düzenle{' '}
        {hasKey && (
          <Kbd silent inherit>
            {KEY}
          </Kbd>
        )}
      </Button>
      {opened && (
        <Suspense fallback={null}>
          <EditTextDialog type={type} id={id} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
