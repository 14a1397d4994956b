import type { ReactNode } from 'react';
import { Button } from '../../../design/Button';
import classes from './Panel.module.css';

interface Props {
  icon?: ReactNode;
  title?: string;
  text: string;
  alert?: boolean;
  action?: string;
  onAction?: () => void;
}

/** What stands where no rows do. */
export const Placeholder = ({ icon, title, text, alert, action, onAction }: Props) => (
  <div className={classes.placeholder} role={alert ? 'alert' : undefined}>
    {icon && (
      <span className={classes.strangers} data-brand aria-hidden="true">
        {icon}
      </span>
    )}
    {title && <p className={classes.placeholderTitle}>{title}</p>}
    <p>{text}</p>
    {action && (
      <Button size="small" onClick={onAction}>
        {action}
      </Button>
    )}
  </div>
);
