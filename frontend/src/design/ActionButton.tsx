import type { ReactNode } from 'react';
import { Button } from './Button';

/** What can be done with something, shown as a button or as an entry of a menu. */
export interface Action {
  label: string;
  icon: ReactNode;
  disabled?: boolean;
  run: () => void;
}

export const ActionButton = ({ action: { label, icon, disabled, run } }: { action: Action }) => (
  <Button kind="quiet" size="small" icon={icon} disabled={disabled} onClick={run}>
    {label}
  </Button>
);
