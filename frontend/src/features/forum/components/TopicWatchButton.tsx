import { WATCH_LABEL, type WatchLevel } from '@contracts/notifications';
import { IconBell, IconBellOff, IconBellRinging } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../design/Button';
import { watchQuery } from '../api/watch';

const TopicWatchMenu = lazy(() => import('./TopicWatchMenu').then((file) => ({ default: file.TopicWatchMenu })));
const ICON: Record<WatchLevel, typeof IconBell> = { watching: IconBellRinging, normal: IconBell, muted: IconBellOff };

/** How much of a topic the member hears; the menu behind it is loaded when it is first wanted. */
export function TopicWatchButton({ topicId }: { topicId: string }) {
  const { data: watch } = useQuery(watchQuery(topicId));
  const [wanted, setWanted] = useState(false);
  if (!watch) return null;
  const Icon = ICON[watch.level];
  const closed = (
    <Button
      size="small"
      icon={<Icon aria-hidden="true" />}
      aria-haspopup="menu"
      aria-label={`Konu bildirimleri: ${WATCH_LABEL[watch.level]}`}
      onClick={() => setWanted(true)}
    >
      {WATCH_LABEL[watch.level]}
    </Button>
  );
  if (!wanted) return closed;
  return (
    <Suspense fallback={closed}>
      <TopicWatchMenu topicId={topicId} level={watch.level} trigger={closed} />
    </Suspense>
  );
}
