import { TOPIC_VIEW_LIMITS } from '@contracts/topic-views';
import { useEffect, useEffectEvent } from 'react';

/** Tells once of what was before its reader's eyes for a while; of nothing while it is null. */
export function useSeen(id: string | null, tellIt: (id: string) => unknown): void {
  const tell = useEffectEvent(tellIt);
  useEffect(() => {
    if (id === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const seen = () => {
      stop();
      void tell(id);
    };
    const look = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(seen, TOPIC_VIEW_LIMITS.shownMs);
    };
    const stop = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return stop;
  }, [id]);
}
