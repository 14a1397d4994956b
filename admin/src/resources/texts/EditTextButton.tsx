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
  /** Who came by the key goes back to where they were, as space and Enter would press the button. */
  const from = useRef<Element | null>(null);
  const open = (back: Element | null) => {
    from.current = back;
    setOpened(true);
  };
  useShortcut(KEY, 'Metni düzenle', () => open(document.activeElement), hasKey && !opened);
  const close = () => {
    setOpened(false);
    requestAnimationFrame(() => {
      const back = from.current;
      if (back instanceof HTMLElement && back.isConnected && back !== document.body) back.focus();
      else button.current?.focus();
    });
  };
  return (
    <>
      <Button
        ref={button}
        size="small"
        aria-label={name}
        {...(hasKey ? { 'aria-keyshortcuts': KEY } : {})}
        onClick={() => open(button.current)}
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
