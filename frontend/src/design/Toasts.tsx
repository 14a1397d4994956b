import { useSyncExternalStore } from 'react';
import { piece } from './piece';
import { useThemeSettings } from './themeSettings';
import { onFirstToast, wasToastShown } from './toast';

const Notifications = piece(() => import('@mantine/notifications').then((file) => file.Notifications), { early: true });

/** Where toasts appear; its code comes when the browser is idle, or with the first of them. */
export function Toasts() {
  const { animations } = useThemeSettings();
  if (!useSyncExternalStore(onFirstToast, wasToastShown)) return null;
  return <Notifications position="bottom-left" {...(animations ? {} : { transitionDuration: 0 })} />;
}
