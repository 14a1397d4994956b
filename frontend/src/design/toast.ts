import type { NotificationData } from '@mantine/notifications';
import { createElement } from 'react';
import { ToastAction } from './ToastAction';

interface Toast {
  title?: string;
  text: string;
  tone?: 'ok' | 'danger' | 'warn';
  /** Stays until it is closed. */
  stays?: boolean;
  /** How long it is to be seen. */
  seconds?: number;
  action?: { label: string; run: () => void };
}

let shown = false;
let count = 0;
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

/** Shows a short message, and answers what takes it away; the notification system is loaded when the browser is idle, or with the first one. */
export async function toast({ title, text, tone = 'ok', stays = false, seconds = 6, action }: Toast): Promise<() => void> {
  openPlace();
  const { notifications } = await import('@mantine/notifications');
  const id = `toast-${++count}`;
  const hide = () => void notifications.hide(id);
  const message = content(text, action, hide);
  const data: NotificationData = {
    id,
    title,
    message,
    color: `var(--${tone})`,
    autoClose: stays ? false : seconds * 1000,
    closeButtonProps: { 'aria-label': 'Bildirimi kapat' },
  };
  notifications.show(data);
  return hide;
}

/** What is offered is offered once: the message goes with the press. */
function content(text: string, action: Toast['action'], close: () => void) {
  if (!action) return text;
  const run = () => {
    close();
    action.run();
  };
  return createElement(ToastAction, { text, label: action.label, onAction: run });
}
