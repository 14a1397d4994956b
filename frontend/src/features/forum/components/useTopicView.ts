import type { Topic } from '@contracts/forum';
import { TOPIC_VIEW_LIMITS } from '@contracts/topic-views';
import { useEffect } from 'react';
import { useMember } from '../../../client/session';
import { tellView } from '../api/topics';

/** Tells once that a topic was read, when it has been before the reader's eyes for a while. */
export function useTopicView(topic: Topic | undefined): void {
  // Undefined as long as nobody knows who reads.
  const member = useMember();
  const isReader = topic?.state === 'visible' && member !== undefined && member?.id !== topic.users.id;
  const topicId = isReader ? topic.id : null;

  useEffect(() => {
    if (!topicId) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      stop();
      void tellView(topicId);
    };
    const look = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(tell, TOPIC_VIEW_LIMITS.shownMs);
    };
    const stop = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return stop;
  }, [topicId]);
}
