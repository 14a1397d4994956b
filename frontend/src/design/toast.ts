import type { NotificationData } from '@mantine/notifications';

interface Toast {
  title?: string;
  text: string;
  tone?: 'ok' | 'danger' | 'warn';
  /** Stays until it is closed. */
  stays?: boolean;
}

/** Shows a short message; the notification system is loaded with the first one. */
export async function toast({ title, text, tone = 'ok', stays = false }: Toast) {
  const { notifications } = await import('@mantine/notifications');
  const data: NotificationData = {
    title,
    message: text,
    color: `var(--${tone})`,
    autoClose: stays ? false : 6000,
    closeButtonProps: { 'aria-label': 'Bildirimi kapat' },
  };
  notifications.show(data);
}
