import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useThemeSettings } from './themeSettings';
import { onFirstToast, wasToastShown } from './toast';

const Notifications = lazy(() => import('@mantine/notifications').then((file) => ({ default: file.Notifications })));

/** Where toasts appear; its code comes with the first of them. */
export function Toasts() {
  const { animations } = useThemeSettings();
  if (!useSyncExternalStore(onFirstToast, wasToastShown)) return null;
  return (
    <Suspense fallback={null}>
      <Notifications position="bottom-left" {...(animations ? {} : { transitionDuration: 0 })} />
    </Suspense>
  );
}
