import type { ReactNode } from 'react';
import classes from './Chip.module.css';

interface Props {
  tone?: 'neutral' | 'ok' | 'warn' | 'danger' | 'info' | 'brand';
  icon?: ReactNode;
  children: ReactNode;
}

/** A state is told by a word in a chip, never by colour alone. */
export function Chip({ tone = 'neutral', icon, children }: Props) {
  return (
    <span className={[classes.chip, classes[tone]].filter(Boolean).join(' ')}>
      {icon}
      {children}
    </span>
  );
}
