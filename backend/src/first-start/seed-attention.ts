import { LikeContent } from '../contexts/forum/like/like.commands.js';
import { CountTopicViews } from '../contexts/forum/topic-views/topic-views.commands.js';
import type { DemoTopic } from './demo-content.js';
import type { FirstStart } from './first-start.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export const actor = (start: FirstStart, username: string) => ({ id: start.memberId(username), role: 'user' });
export const topicIdOf = (start: FirstStart, index: number) => start.id(`topic/${index}`);
export const commentIdOf = (start: FirstStart, topic: number, index: number) => start.id(`comment/${topic}/${index}`);

/** A like of a sample topic, or of its comment. */
export interface DemoLike {
  readonly by: string;
  /** Who wrote what is liked. */
  readonly author: string;
  readonly topicIndex: number;
  readonly comment: number | null;
  /** ISO time. */
  readonly at: string;
}

/** All likes of the sample content; `now` in milliseconds since the epoch. Most come soon after what they are for. */
export function demoLikes(topics: readonly DemoTopic[], now: number): DemoLike[] {
  return topics.flatMap((topic, topicIndex) => {
    const began = now - topic.hoursAgo * HOUR_MS;
    const of = ({ by: author, likes }: Pick<DemoTopic, 'by' | 'likes'>, comment: number | null, from: number) =>
      likes.map((by, index): DemoLike => {
        const at = new Date(from + (now - from) * ((index + 1) / (likes.length + 1)) ** 2).toISOString();
        return { by, author, topicIndex, comment, at };
      });
    return [...of(topic, null, began), ...topic.comments.flatMap((comment, index) => of(comment, index, began + comment.after * MINUTE_MS))];
  });
}

export async function giveLike(start: FirstStart, { by, author, topicIndex, comment, at }: DemoLike): Promise<void> {
  const topicId = topicIdOf(start, topicIndex);
  const target =
    comment === null
      ? ({ targetType: 'topic', targetId: topicId } as const)
      : ({ targetType: 'comment', targetId: commentIdOf(start, topicIndex, comment) } as const);
  const data = { ...target, topicId, memberId: start.memberId(by), authorId: start.memberId(author), liked: true };
  await start.send(LikeContent, data, `like/${topicIndex}/${comment ?? 'topic'}/${by}`, at, actor(start, by));
}

/** Counts the readers of the sample topics. */
export async function countViews(start: FirstStart, topics: readonly DemoTopic[]): Promise<void> {
  for (const [topicIndex, { views }] of topics.entries()) {
    await start.send(CountTopicViews, { topicId: topicIdOf(start, topicIndex), views }, `views/${topicIndex}`);
  }
}
