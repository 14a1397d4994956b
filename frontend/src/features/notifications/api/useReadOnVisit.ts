import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useMatch } from 'react-router-dom';
import { unreadQuery } from './unreadQuery';
import { useReadNotifications } from './useReadNotifications';

/** Whoever opens a topic has read what they were told about it. */
export function useReadOnVisit() {
  const topicId = useMatch('/forum/topic/:topicId')?.params.topicId;
  const { data: unread } = useQuery(unreadQuery);
  const { mutate } = useReadNotifications();
  const read = useEffectEvent((topic: string) => {
    if (unread) mutate({ topicId: topic });
  });
  const known = unread !== undefined;
  useEffect(() => {
    if (topicId && known) read(topicId);
  }, [topicId, known]);
}
