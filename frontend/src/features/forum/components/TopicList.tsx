import type { TopicRow } from '@contracts/forum';
import { Skeleton } from '@mantine/core';
import { useRef } from 'react';
import { useReadingOf } from '../api/readingQuery';
import { useReadState } from '../api/readTopics';
import { TopicItem } from './TopicItem';
import classes from './TopicListSkeleton.module.css';
import { useStepping } from './useStepping';
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

export function TopicList({ topics }: { topics: TopicRow[] }) {
  const list = useRef<HTMLDivElement>(null);
  const readingOf = useReadState();
  useReadingOf(topics);
  useStepping(list);
  useUnreadStepping();
  return (
    <div ref={list}>
      {topics.map((topic) => (
        <TopicItem key={topic.id} topic={topic} {...readingOf(topic)} />
      ))}
    </div>
  );
}
