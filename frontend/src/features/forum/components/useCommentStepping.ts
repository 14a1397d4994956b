import { placeText, READING_TEXT } from '@contracts/reading';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { commentAnchor } from '../../../paths';
import type { useComments } from './useComments';
import type { Opened } from './useReadingProgress';
import { stepToUnread, useUnreadStepping, type Way } from './useUnreadStepping';

/** What lies further away is not walked to page by page. */
const NEAR = 50;

/** `n` and `p` through the comments of a topic, also through those that are not on the page yet; answers what is to be said of it. */
export function useCommentStepping(list: ReturnType<typeof useComments>, opened: Opened | null): string {
  const { comments, before, total, hasNextPage, hasPreviousPage, fetchNextPage, showOlder, isPending } = list;
  const [said, say] = useState('');
  /** The way that is gone on as soon as more comments are there. */
  const [way, setWay] = useState<Way | null>(null);
  const navigate = useNavigate();
  const last = before + comments.length;
  const isRead = (number: number) => opened !== null && number <= opened.number;

  const stop = (text: string) => {
    setWay(null);
    say(text);
  };
  const tell = (post: HTMLElement) => {
    const at = comments.findIndex(({ id }) => commentAnchor(id) === post.id);
    stop(at < 0 ? '' : placeText(before + at + 1, total));
  };
  const load = (to: Way, fetch: () => unknown) => {
    setWay(to);
    say(READING_TEXT.loading);
    void fetch();
  };
  const goOn = (to: Way) => {
    // Of a topic that was never opened nothing is marked.
    if (!opened) return;
    // Whoever is as fast as that goes on when the first comments are there.
    if (isPending) return load(to, () => undefined);
    if (to === 'p') return hasPreviousPage && !isRead(before) ? load(to, showOlder) : stop(READING_TEXT.noEarlier);
    if (!hasNextPage || isRead(total)) return stop(READING_TEXT.noFurther);
    if (!opened.comment || opened.number - last < NEAR) return load(to, fetchNextPage);
    stop(placeText(opened.number, total));
    navigate({ hash: commentAnchor(opened.comment) });
  };
  useUnreadStepping({ onStep: tell, onEnd: (to) => way === null && goOn(to) });

  const arrive = useEffectEvent(() => {
    if (!way) return;
    const post = stepToUnread(way);
    if (post) tell(post);
    else goOn(way);
  });
  const giveUp = useEffectEvent(() => way && stop(''));
  const hasFailed = list.isFetchNextPageError || list.isFetchPreviousPageError;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other comments on the page are others to go to
  useEffect(() => arrive(), [last, before, isPending]);
  useEffect(() => {
    if (hasFailed) giveUp();
  }, [hasFailed]);
  return said;
}
