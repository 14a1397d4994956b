import type { ReactNode } from 'react';
import { Button } from './Button';

/** What can be done with something, shown as a button or as an entry of a menu. */
export interface Action {
  label: string;
  icon: ReactNode;
  disabled?: boolean;
  run: () => void;
}

/** `about`: whom or what it concerns, for whoever does not see beside what it stands. */
export const ActionButton = ({ action: { label, icon, disabled, run }, about }: { action: Action; about?: string }) => (
  <Button kind="quiet" size="small" icon={icon} disabled={disabled} aria-label={about && `${label}: ${about}`} onClick={run}>
    {label}
  </Button>
);
