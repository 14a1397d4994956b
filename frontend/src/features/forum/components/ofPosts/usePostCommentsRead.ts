import type { BlogComment } from '@contracts/blog-comments';
import { type RefObject, useEffect, useState } from 'react';
import { useMember } from '../../../../client/session';
import { commentsSeenUntil, noteCommentsSeen } from '../../api/readPostComments';
import { READ_AREA } from '../useReadingProgress';

const timesOf = ({ created_at, last_reply_at, replies }: BlogComment): string[] => [
  created_at,
  last_reply_at ?? '',
  ...replies.map((reply) => reply.created_at),
];

/** What of a post's comments is new since its reader was there last: they stand in either order, so a time tells it. */
export function usePostCommentsRead(postId: string, comments: readonly BlogComment[] | null, place: RefObject<HTMLElement | null>) {
  const member = useMember();
  const [opened] = useState(() => commentsSeenUntil(postId));
  const newest = comments?.flatMap(timesOf).reduce((before, time) => (time > before ? time : before), '');
  useEffect(() => {
    if (newest === undefined || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting) && document.visibilityState === 'visible') noteCommentsSeen(postId, newest);
      },
      { rootMargin: READ_AREA },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [postId, newest, place]);
  return {
    /** Null where the reader was never there: nothing is marked then. */
    opened,
    isUnread: ({ created_at, users }: BlogComment): boolean => opened !== null && created_at > opened && users?.id !== member?.id,
    /** Whether replies that are not shown yet may be new. */
    hasNewReplies: ({ last_reply_at }: BlogComment): boolean => opened !== null && (last_reply_at ?? '') > opened,
  };
}

export type PostCommentsRead = ReturnType<typeof usePostCommentsRead>;
