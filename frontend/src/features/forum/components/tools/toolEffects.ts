import type { CommentText, Topic } from '@contracts/forum';
import { COMMENT_TOOLS, type CommentTool, TOPIC_TOOLS, type TopicTool } from '@contracts/moderation-verbs';
import { perFlagTool } from '@contracts/topic-flags';

/** What can be done to a topic as it stands. */
export function topicTools(topic: Topic): TopicTool[] {
  const { state, merged_into, comment_total } = topic;
  const possible: Record<TopicTool, boolean> = {
    hide: state === 'visible',
    restore: state === 'hidden',
    delete: true,
    ...perFlagTool(({ flag, on }) => topic[flag] !== on),
    move: true,
    retag: true,
    merge: state === 'visible' && !merged_into,
    unmerge: Boolean(merged_into),
    split: state === 'visible' && !merged_into && comment_total > 0,
  };
  return TOPIC_TOOLS.filter((tool) => possible[tool]);
}

export function commentTools({ state }: CommentText): CommentTool[] {
  const possible: Record<CommentTool, boolean> = { hide: state === 'visible', restore: state === 'hidden' || state === 'removed', delete: state !== 'removed' };
  return COMMENT_TOOLS.filter((tool) => possible[tool]);
}
