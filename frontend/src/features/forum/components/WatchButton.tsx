import { WATCH_LABEL, type WatchLevel } from '@contracts/notifications';
import { IconBell, IconBellOff, IconBellRinging } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../design/Button';
import { type Watched, watchQuery } from '../api/watch';
import { WATCH_ABOUT } from './watchAbout';

const WatchMenu = lazy(() => import('./WatchMenu').then((file) => ({ default: file.WatchMenu })));
const ICON: Record<WatchLevel, typeof IconBell> = { watching: IconBellRinging, normal: IconBell, muted: IconBellOff };

/** How much of a topic or a post the member hears; the menu behind it is loaded when it is first wanted. */
export function WatchButton({ of }: { of: Watched }) {
  const { data: watch } = useQuery(watchQuery(of));
  const [wanted, setWanted] = useState(false);
  if (!watch) return null;
  const Icon = ICON[watch.level];
  const closed = (
    <Button
      size="small"
      icon={<Icon aria-hidden="true" />}
      aria-haspopup="menu"
      aria-label={`${WATCH_ABOUT[of.kind].name}: ${WATCH_LABEL[watch.level]}`}
      onClick={() => setWanted(true)}
    >
      {WATCH_LABEL[watch.level]}
    </Button>
  );
  if (!wanted) return closed;
  return (
    <Suspense fallback={closed}>
      <WatchMenu of={of} level={watch.level} trigger={closed} />
    </Suspense>
  );
}
