import { LikeContent } from '../contexts/forum/like/like.commands.js';
import { CountTopicViews } from '../contexts/forum/topic-views/topic-views.commands.js';
import { demoAttention } from './demo-attention.js';
import { actor, commentIdOf, topicIdOf } from './demo-ids.js';
import { demoTopics } from './demo-topics.js';
import type { FirstStart } from './first-start.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A like of a sample topic, or of its comment. */
export interface DemoLike {
  readonly by: string;
  readonly topicIndex: number;
  readonly comment: number | null;
  /** ISO time. */
  readonly at: string;
}

/** All likes of the sample content; `now` in milliseconds since the epoch. Most come soon after what they are for. */
export function demoLikes(now: number): DemoLike[] {
  return demoAttention.flatMap(({ likes, comments }, topicIndex) => {
    const topic = demoTopics[topicIndex];
    const began = now - (topic?.hoursAgo ?? 0) * HOUR_MS;
    const of = (names: readonly string[], comment: number | null, from: number) =>
      names.map(
        (by, index): DemoLike => ({ by, topicIndex, comment, at: new Date(from + (now - from) * ((index + 1) / (names.length + 1)) ** 2).toISOString() }),
      );
    const ofComments = Object.entries(comments).flatMap(([index, names]) =>
      of(names, Number(index), began + (topic?.comments[Number(index)]?.after ?? 0) * MINUTE_MS),
    );
    return [...of(likes, null, began), ...ofComments];
  });
}

export async function giveLike(start: FirstStart, { by, topicIndex, comment, at }: DemoLike): Promise<void> {
  const topic = demoTopics[topicIndex];
  const liked = comment === null ? topic : topic?.comments[comment];
  if (!liked) throw new Error(`a sample like by ${by} is for nothing`);
  const topicId = topicIdOf(start, topicIndex);
  const target =
    comment === null
      ? ({ targetType: 'topic', targetId: topicId } as const)
      : ({ targetType: 'comment', targetId: commentIdOf(start, topicIndex, comment) } as const);
  const data = { ...target, topicId, memberId: start.memberId(by), authorId: start.memberId(liked.by), liked: true };
  await start.send(LikeContent, data, `like/${topicIndex}/${comment ?? 'topic'}/${by}`, at, actor(start, by));
}

/** Counts the readers of the sample topics. */
export async function countViews(start: FirstStart): Promise<void> {
  for (const [topicIndex, { views }] of demoAttention.entries()) {
    await start.send(CountTopicViews, { topicId: topicIdOf(start, topicIndex), views }, `views/${topicIndex}`);
  }
}
