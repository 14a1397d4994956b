import type { Comment, Topic } from '@contracts/forum';
import { useEffect, useEffectEvent, useState } from 'react';
import { commentAnchor } from '../../../paths';
import { useReadingOf } from '../api/readingQuery';
import { tellRead } from '../api/readingSync';
import { isOutdated, type Mark, readingMemory } from '../api/readTopics';

/** A comment counts as read when it has come so far up on the screen. */
export const READ_AREA = '0px 0px -15% 0px';

/** How far the reader was when the topic was opened. */
export interface Opened {
  /** The last comment that was read; null when only the topic's own text was. */
  comment: string | null;
  /** How many comments stand up to it. */
  number: number;
  /** ISO time; what is older counts as read, too. Null where nothing was told to be read since then. */
  since: string | null;
}

const openedAt = (mark: Mark | undefined): Opened | null => {
  const { since } = readingMemory();
  return mark ? { comment: mark.comment, number: mark.number, since: isOutdated(mark, since) ? since : null } : null;
};

/** Notes what comes into view as read; answers how far the reader was when the topic was opened, null when they never were there. */
export function useReadingProgress(topic: Topic | undefined, comments: readonly Comment[], before: number): Opened | null {
  const isKnown = useReadingOf(topic ? [topic] : []);
  const [opened, setOpened] = useState<{ mark: Opened | null }>();
  const topicId = topic?.id;
  const isEmpty = topic?.comment_total === 0;

  useEffect(() => {
    if (topicId && isKnown) setOpened((first) => first ?? { mark: openedAt(readingMemory().seen[topicId]) });
  }, [topicId, isKnown]);

  useEffect(() => {
    if (topicId && opened) tellRead(topicId, { comment: null, number: 0 });
  }, [topicId, opened]);

  const onSeen = useEffectEvent((ids: readonly string[]) => {
    const last = comments.findLastIndex(({ id }) => ids.includes(commentAnchor(id)));
    const comment = comments[last];
    if (topicId && comment) tellRead(topicId, { comment: comment.id, number: before + last + 1 });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: other comments on the page are other elements to watch
  useEffect(() => {
    if (!opened || isEmpty) return;
    const seen = (entries: IntersectionObserverEntry[]) => {
      const ids = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target.id);
      if (ids.length > 0 && document.visibilityState === 'visible') onSeen(ids);
    };
    const observer = new IntersectionObserver(seen, { rootMargin: READ_AREA });
    for (const { id } of comments) {
      const element = document.getElementById(commentAnchor(id));
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [opened, isEmpty, comments.length, comments[0]?.id]);

  return opened?.mark ?? null;
}
