import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './Callout.module.css';

const ICON = { info: IconInfoCircle, ok: IconCircleCheck, warn: IconAlertTriangle, danger: IconAlertTriangle } as const;

interface Props {
  tone: keyof typeof ICON;
  title?: string;
  role?: 'alert' | 'status';
  children: ReactNode;
}

export function Callout({ tone, title, role, children }: Props) {
  const Icon = ICON[tone];
  return (
    <div className={`${classes.callout} ${classes[tone] ?? ''}`} role={role}>
      <Icon aria-hidden="true" />
      <div className={classes.body}>
        {title && <p className={classes.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
