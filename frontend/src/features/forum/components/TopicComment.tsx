import type { Topic } from '@contracts/forum';
import type { ComponentProps } from 'react';
import { may } from '../../../client/may';
import { useMember } from '../../../client/session';
import { CommentPost } from './CommentPost';
import { useSolveAction } from './useSolveAction';

/** A comment of a topic, which may be what solved it. */
export function TopicComment({ topic, ...props }: ComponentProps<typeof CommentPost> & { topic: Topic }) {
  const member = useMember();
  const { id } = props.comment;
  const solve = useSolveAction(topic, id);
  const solves = (member?.id === topic.users.id || may(member, 'topic.moderate')) && !topic.merged_into;
  return <CommentPost {...props} solve={solves ? solve : null} isSolution={topic.is_resolved && topic.solving_comment_id === id} />;
}
