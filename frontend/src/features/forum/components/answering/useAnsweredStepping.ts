import type { BlogCommentSort } from '@contracts/blog-comments';
import { READING_TEXT } from '@contracts/reading';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Answered } from '../../api/answeredAt';
import { stepToUnread, useUnreadStepping, type Way } from '../useUnreadStepping';
import type { useAnsweredComments } from './useAnsweredComments';

/** So many pages are gone through with one press. */
const MOST_PAGES = 3;

interface Walk {
  way: Way;
  pages: number;
}

/** `n` and `p` through what is new, also through what is not on the page yet; answers what is to be said of it. */
export function useAnsweredStepping(list: ReturnType<typeof useAnsweredComments>, sort: BlogCommentSort, opened: string | null): string {
  const { comments, hasNextPage, hasPreviousPage, fetchNextPage, showOlder } = list;
  const [said, say] = useState('');
  const [walk, setWalk] = useState<Walk | null>(null);
  const [first, last] = [comments.at(0), comments.at(-1)];

  /** Where the newest stand first nothing is new behind one that is not; the other way round it may be. */
  const mayFollow = (way: Way): boolean => {
    if (way === 'p') return hasPreviousPage;
    return hasNextPage && (sort === 'oldest' || isBehind(last, opened));
  };
  const stop = (text: string) => {
    setWalk(null);
    say(text);
  };
  const goOn = ({ way, pages }: Walk) => {
    if (opened === null) return;
    if (pages === MOST_PAGES || !mayFollow(way)) return stop(way === 'n' ? READING_TEXT.noFurther : READING_TEXT.noEarlier);
    setWalk({ way, pages: pages + 1 });
    say(READING_TEXT.loading);
    if (way === 'n') void fetchNextPage();
    else showOlder();
  };
  const arriveAt = (place: HTMLElement) => {
    stop('');
    // Replies that are not shown yet come on a press, and take the focus.
    if (place instanceof HTMLButtonElement) place.click();
  };
  useUnreadStepping({ onStep: arriveAt, onEnd: (way) => walk === null && goOn({ way, pages: 0 }) });

  const arrive = useEffectEvent(() => {
    if (!walk) return;
    const place = stepToUnread(walk.way);
    if (place) arriveAt(place);
    else goOn(walk);
  });
  const giveUp = useEffectEvent(() => walk && stop(''));
  const hasFailed = list.isFetchNextPageError || list.isFetchPreviousPageError;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other comments on the page are others to go to
  useEffect(() => arrive(), [first?.id, last?.id]);
  useEffect(() => {
    if (hasFailed) giveUp();
  }, [hasFailed]);
  return said;
}

const isBehind = (comment: Answered | undefined, opened: string | null): boolean => comment !== undefined && comment.created_at > (opened ?? '');
