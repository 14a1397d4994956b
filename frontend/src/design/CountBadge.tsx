import { badgeText } from '@contracts/notifications';
import classes from './CountBadge.module.css';

/** How many of something wait, at the edge of a button that says so in words; `className` says where. */
export const CountBadge = ({ count, className }: { count: number; className?: string }) => (
  <span className={className ? `${classes.badge} ${className}` : classes.badge} aria-hidden="true">
    {badgeText(count)}
  </span>
);
