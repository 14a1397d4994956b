import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useRef } from 'react';
import { Button } from './Button';
import { breakpoint } from './breakpoints';
import classes from './Dialog.module.css';
import { isOnTop } from './isOnTop';
import { useFocusBack } from './useFocusBack';

const WIDTH = { sm: 'sm', md: 'md', lg: 'lg', xl: 'var(--dialog)', page: 'var(--page)' } as const;

interface Props {
  title: string;
  onClose: () => void;
  size?: keyof typeof WIDTH;
  /** Takes the whole screen of a phone. */
  fillsPhone?: boolean;
  /** Closed by its own buttons alone: what it shows cannot be had again. */
  stays?: boolean;
  /** Under the content; a button that closes it unless it says something else. Null where the content has buttons of its own. */
  footer?: ReactNode;
  children: ReactNode;
}

/** Is there for as long as it is rendered; traps the focus and gives it back to where it came from; the page behind it does not scroll; Escape closes it. */
export function Dialog({ title, onClose, size = 'md', fillsPhone = false, stays = false, footer, children }: Props) {
  const phone = useMediaQuery(breakpoint.phone ?? '');
  const dialog = useRef<HTMLDivElement>(null);
  useFocusBack();
  return (
    <Modal
      ref={dialog}
      opened
      onClose={() => isOnTop(dialog.current) && onClose()}
      title={title}
      size={WIDTH[size]}
      centered={!fillsPhone}
      fullScreen={fillsPhone && phone}
      withCloseButton={!stays}
      closeOnEscape={!stays}
      closeOnClickOutside={!stays}
      closeButtonProps={{ 'aria-label': 'Pencereyi kapat' }}
    >
      {children}
      {footer !== null && <footer className={classes.footer}>{footer ?? <Button onClick={onClose}>Kapat</Button>}</footer>}
    </Modal>
  );
}
