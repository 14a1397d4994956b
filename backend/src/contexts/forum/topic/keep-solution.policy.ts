import { type Intent, intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { CommentEvent } from '../comment/comment.events.js';
import type { Under } from '../comment/under.events.js';
import { isInTopic } from '../comment/under.rules.js';
import { LoseSolution, RegainSolution } from './topic.commands.js';

interface Place {
  readonly topicId: string;
  readonly commentId: string;
}

type Placed = Under & { readonly commentId: string };

const lose = ({ topicId, commentId }: Place): { send: Intent } => ({ send: intent(LoseSolution, { topicId, commentId }) });
const regain = ({ topicId, commentId }: Place): { send: Intent } => ({ send: intent(RegainSolution, { topicId, commentId }) });
/** What stands under a post solves nothing. */
const lost = (placed: Placed): readonly { send: Intent }[] => (isInTopic(placed) ? [lose(placed)] : []);

/** A topic points to its solution as long as that can be read there, and again once it can be. */
export const keepSolution = policy<CommentEvent>({
  name: 'keep-solution',
  on: {
    CommentHidden: ({ data }) => lost(data),
    CommentDeleted: ({ data }) => lost(data),
    CommentWithdrawn: ({ data }) => lost(data),
    CommentRestored: ({ data }) => (data.to === 'visible' && isInTopic(data) ? [regain(data)] : []),
    CommentMoved: ({ data: { commentId, fromTopicId, toTopicId, wasVisible } }) => [
      lose({ topicId: fromTopicId, commentId }),
      ...(wasVisible ? [regain({ topicId: toTopicId, commentId })] : []),
    ],
  },
});
