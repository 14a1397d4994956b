import { type Intent, intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { CommentEvent } from '../comment/comment.events.js';
import { LoseSolution, RegainSolution } from './topic.commands.js';

interface Place {
  readonly topicId: string;
  readonly commentId: string;
}

const lose = ({ topicId, commentId }: Place): { send: Intent } => ({ send: intent(LoseSolution, { topicId, commentId }) });
const regain = ({ topicId, commentId }: Place): { send: Intent } => ({ send: intent(RegainSolution, { topicId, commentId }) });

/** A topic points to its solution as long as that can be read there, and again once it can be. */
export const keepSolution = policy<CommentEvent>({
  name: 'keep-solution',
  on: {
    CommentHidden: ({ data }) => [lose(data)],
    CommentDeleted: ({ data }) => [lose(data)],
    CommentWithdrawn: ({ data }) => [lose(data)],
    CommentRestored: ({ data }) => (data.to === 'visible' ? [regain(data)] : []),
    CommentMoved: ({ data: { commentId, fromTopicId, toTopicId, wasVisible } }) => [
      lose({ topicId: fromTopicId, commentId }),
      ...(wasVisible ? [regain({ topicId: toTopicId, commentId })] : []),
    ],
  },
});
