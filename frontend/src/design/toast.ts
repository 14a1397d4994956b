import type { NotificationData } from '@mantine/notifications';
import { createElement } from 'react';

interface Toast {
  title?: string;
  text: string;
  tone?: 'ok' | 'danger' | 'warn';
  /** Stays until it is closed. */
  stays?: boolean;
  action?: { label: string; run: () => void };
}

let shown = false;
const listeners = new Set<() => void>();

export const wasToastShown = () => shown;

export function onFirstToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function openPlace() {
  shown = true;
  for (const listener of listeners) listener();
}

/** Shows a short message; the notification system is loaded with the first one. */
export async function toast({ title, text, tone = 'ok', stays = false, action }: Toast) {
  openPlace();
  const [{ notifications }, message] = await Promise.all([import('@mantine/notifications'), content(text, action)]);
  const data: NotificationData = {
    title,
    message,
    color: `var(--${tone})`,
    autoClose: stays ? false : 6000,
    closeButtonProps: { 'aria-label': 'Bildirimi kapat' },
  };
  notifications.show(data);
}

async function content(text: string, action: Toast['action']) {
  if (!action) return text;
  const { ToastAction } = await import('./ToastAction');
  return createElement(ToastAction, { text, label: action.label, onAction: action.run });
}
