import type { TopicRow } from '@contracts/forum';
import { useRef } from 'react';
import { useReadState } from '../api/readTopics';
import { TopicItem } from './TopicItem';
import { useStepping } from './useStepping';

export function TopicList({ topics }: { topics: TopicRow[] }) {
  const list = useRef<HTMLDivElement>(null);
  const readingOf = useReadState();
  useStepping(list);
  return (
    <div ref={list}>
      {topics.map((topic) => (
        <TopicItem key={topic.id} topic={topic} reading={readingOf(topic.id, topic.last_activity_at)} />
      ))}
    </div>
  );
}
