import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { breakpoint } from './breakpoints';
import { useFocusBack } from './useFocusBack';

interface Props {
  title: string;
  onClose: () => void;
  size?: string;
  /** Takes the whole screen of a phone. */
  fillsPhone?: boolean;
  /** Closed by its own buttons alone: what it shows cannot be had again. */
  stays?: boolean;
  children: ReactNode;
}

/** Is there for as long as it is rendered; traps the focus and gives it back to where it came from. */
export function Dialog({ title, onClose, size, fillsPhone = false, stays = false, children }: Props) {
  const phone = useMediaQuery(breakpoint.phone ?? '');
  useFocusBack();
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={size}
      centered={!fillsPhone}
      fullScreen={fillsPhone && phone}
      withCloseButton={!stays}
      closeOnEscape={!stays}
      closeOnClickOutside={!stays}
      closeButtonProps={{ 'aria-label': 'Pencereyi kapat' }}
    >
      {children}
    </Modal>
  );
}
