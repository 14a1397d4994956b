import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** What the button that closes it is called. */
  closes: string;
  opened?: boolean;
  onClose: () => void;
  children: ReactNode;
}

const AT_THE_FOOT = { content: { flex: 'none', width: '100%', height: 'auto', borderRadius: 'var(--radius-large) var(--radius-large) 0 0' } };

/** A sheet at the foot of a phone's screen, as high as what is on it. */
export const BottomSheet = ({ title, closes, opened = true, onClose, children }: Props) => (
  <Drawer opened={opened} onClose={onClose} position="bottom" title={title} closeButtonProps={{ 'aria-label': closes }} styles={AT_THE_FOOT}>
    {children}
  </Drawer>
);
