import type { NotificationType } from '@contracts/notifications';
import { IconAlertTriangle, IconAt, IconCheck, IconEyeOff, IconFlag, IconHeart, IconMessage } from '@tabler/icons-react';
import classes from './NotificationItem.module.css';

const ICON: Record<NotificationType, typeof IconMessage> = {
  reply: IconMessage,
  mention: IconAt,
  like: IconHeart,
  solved: IconCheck,
  report_settled: IconFlag,
  warned: IconAlertTriangle,
  content_moderated: IconEyeOff,
};

/** Stands where a face would where nobody is named. */
export function NotificationMark({ type }: { type: NotificationType }) {
  const Icon = ICON[type];
  return (
    <span className={classes.mark} aria-hidden="true">
      <Icon />
    </span>
  );
}
