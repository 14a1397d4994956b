import { type RefObject, useEffect, useState } from 'react';
import { useMember } from '../../../../client/session';
import type { Answered } from '../../api/answeredAt';
import { commentsSeenUntil, noteCommentsSeen } from '../../api/readAnswered';
import { READ_AREA } from '../useReadingProgress';

const timesOf = ({ created_at, last_reply_at, replies }: Answered): string[] => [created_at, last_reply_at ?? '', ...replies.map((reply) => reply.created_at)];

/** What of the comments is new since its reader was there last: they stand in either order, so a time tells it. */
export function useAnsweredRead(aboveId: string, comments: readonly Answered[] | null, place: RefObject<HTMLElement | null>) {
  const member = useMember();
  const [opened] = useState(() => commentsSeenUntil(aboveId));
  const newest = comments?.flatMap(timesOf).reduce((before, time) => (time > before ? time : before), '');
  useEffect(() => {
    if (newest === undefined || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting) && document.visibilityState === 'visible') noteCommentsSeen(aboveId, newest);
      },
      { rootMargin: READ_AREA },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [aboveId, newest, place]);
  return {
    /** Null where the reader was never there: nothing is marked then. */
    opened,
    isUnread: ({ created_at, users }: Answered): boolean => opened !== null && created_at > opened && users?.id !== member?.id,
    /** Whether replies that are not shown yet may be new. */
    hasNewReplies: ({ last_reply_at }: Answered): boolean => opened !== null && (last_reply_at ?? '') > opened,
  };
}

export type AnsweredRead = ReturnType<typeof useAnsweredRead>;
