import type { TopicRow } from '@contracts/forum';
import { useRef } from 'react';
import { useReadingOf } from '../api/readingQuery';
import { useReadState } from '../api/readTopics';
import { TopicItem } from './TopicItem';
import { useStepping } from './useStepping';
import { useUnreadStepping } from './useUnreadStepping';

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
