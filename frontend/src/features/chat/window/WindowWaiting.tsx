import { Skeleton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { IconButton } from '../../../design/IconButton';
import frame from './Frame.module.css';

/** In the shape of a conversation that is still to come. */
export const WindowWaiting = ({ onClose, isMinimised }: { onClose: () => void; isMinimised?: boolean }) => (
  <>
    <header className={frame.head} aria-busy="true">
      <Skeleton circle height="var(--control)" width="var(--control)" />
      <span className={frame.words}>
        <span className="visually-hidden">Yükleniyor...</span>
        <Skeleton height="var(--s4)" width="60%" />
      </span>
      <IconButton label="Kapat" size="small" onClick={onClose}>
        <IconX aria-hidden="true" />
      </IconButton>
    </header>
    {!isMinimised && <div className={frame.body} />}
  </>
);
