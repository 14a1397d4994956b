import type { DemoComment, DemoTopic } from './demo-content.js';
import { readDemo, textsIn } from './demo-text.js';

/** The sample topics, oldest first; the number in a file's name is the topic's index. A file is a topic and its comments one after another. */
export const readDemoTopics = (): readonly DemoTopic[] => readDemo('topics').map(topicIn);

/** What a file with a topic says. */
export function topicIn(file: string): DemoTopic {
  const [{ head, content }, ...comments] = textsIn(file);
  return {
    by: head.said('by'),
    category: head.said('category'),
    title: head.said('title'),
    content,
    tags: head.list('tags'),
    hoursAgo: head.number('hoursAgo'),
    views: head.number('views'),
    likes: head.list('likes'),
    comments: comments.map(commentOf),
  };
}

type Text = ReturnType<typeof textsIn>[number];
const commentOf = ({ head, content }: Text): DemoComment => ({
  by: head.said('by'),
  content,
  after: head.number('after'),
  ...(head.has('quotes') && { quotes: head.number('quotes') }),
  likes: head.list('likes'),
});
