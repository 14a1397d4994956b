import type { TopicRow } from '@contracts/forum';
import { Skeleton } from '@mantine/core';
import { useRef } from 'react';
import { useFolded } from '../../../calls/useFolded';
import { useStepping } from '../../../design/useStepping';
import { useReadingOf } from '../api/readingQuery';
import { type ReadState, useReadState } from '../api/readTopics';
import { FoldedText } from './FoldedText';
import { TopicItem, topicLinkId } from './TopicItem';
import classes from './TopicListSkeleton.module.css';
import { useUnreadStepping } from './useUnreadStepping';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

export function TopicListSkeleton() {
  return (
    <div role="status" aria-label="Yükleniyor...">
      {ROWS.map((row) => (
        <div key={row} className={classes.row}>
          <Skeleton circle className={classes.avatar} />
          <div>
            <Skeleton className={classes.title} />
            <Skeleton className={classes.meta} />
          </div>
        </div>
      ))}
    </div>
  );
}

/** A row, folded away where its reader has blocked who began the topic. */
function TopicEntry({ topic, ...reading }: { topic: TopicRow } & ReadState) {
  const { folded, show } = useFolded(topic.users.id, topicLinkId(topic.id));
  return folded ? <FoldedText label="Konu" onShow={show} /> : <TopicItem topic={topic} {...reading} />;
}

export function TopicList({ topics }: { topics: TopicRow[] }) {
  const list = useRef<HTMLDivElement>(null);
  const readingOf = useReadState();
  useReadingOf(topics);
  useStepping(list);
  useUnreadStepping();
  return (
    <div ref={list}>
      {topics.map((topic) => (
        <TopicEntry key={topic.id} topic={topic} {...readingOf(topic)} />
      ))}
    </div>
  );
}
