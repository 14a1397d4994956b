import type { ReactNode } from 'react';
import { Chip } from '../../../design/Chip';
import classes from './SecondFactor.module.css';

interface Props {
  icon: ReactNode;
  title: string;
  /** Whether it is in use; null where that is no question. */
  on: boolean | null;
  text: ReactNode;
  action: ReactNode;
  children?: ReactNode;
}

export function FactorCard({ icon, title, on, text, action, children }: Props) {
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <span className={classes.icon} aria-hidden="true">
          {icon}
        </span>
        <div className={classes.body}>
          <h3 className={classes.title}>
            {title} {on !== null && <Chip tone={on ? 'ok' : 'neutral'}>{on ? 'Açık' : 'Kapalı'}</Chip>}
          </h3>
          <p className={classes.muted}>{text}</p>
        </div>
        {action && <div className={classes.action}>{action}</div>}
      </div>
      {children}
    </li>
  );
}
