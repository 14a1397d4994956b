import { projection } from '../../../kernel/projection.js';
import type { Write } from '../../../kernel/views.js';
import type { CommentEvent } from '../comment/comment.events.js';
import type { TopicEvent } from '../topic/topic.events.js';
import { contributionsView, solutionsView } from './contributions.model.js';
import type { CreditEvent } from './credit.events.js';

type Counted = 'topics' | 'comments' | 'solutions';
const NONE: Readonly<Record<Counted, number>> = { topics: 0, comments: 0, solutions: 0 };

function count(memberId: string, what: Counted, by: 1 | -1): Write {
  const { [what]: _counted, ...others } = NONE;
  return contributionsView.make(memberId, { $inc: { [what]: by }, $setOnInsert: others });
}

/** What members gave to the forum, as everybody may read it, and how much. */
export const contributionsProjection = projection<TopicEvent | CommentEvent | CreditEvent>({
  name: 'contributions',
  version: 1,
  views: [contributionsView.name, solutionsView.name],
  on: {
    TopicCreated: ({ data }) => count(data.authorId, 'topics', 1),
    TopicHidden: ({ data }) => (data.wasListed ? count(data.authorId, 'topics', -1) : []),
    TopicDeleted: ({ data }) => (data.wasListed ? count(data.authorId, 'topics', -1) : []),
    TopicWithdrawn: ({ data }) => (data.wasVisible ? count(data.authorId, 'topics', -1) : []),
    TopicRestored: ({ data }) => (data.listed ? count(data.authorId, 'topics', 1) : []),
    TopicMerged: ({ data }) => count(data.authorId, 'topics', -1),
    TopicUnmerged: ({ data }) => (data.listed ? count(data.authorId, 'topics', 1) : []),
    CommentAdded: ({ data }) => count(data.authorId, 'comments', 1),
    CommentHidden: ({ data }) => count(data.authorId, 'comments', -1),
    CommentDeleted: ({ data }) => (data.wasHidden ? [] : count(data.authorId, 'comments', -1)),
    CommentWithdrawn: ({ data }) => (data.wasVisible ? count(data.authorId, 'comments', -1) : []),
    CommentRestored: ({ data }) => (data.to === 'visible' ? count(data.authorId, 'comments', 1) : []),
    SolutionCredited: ({ data: { topicId, commentId, memberId }, position }) => [
      solutionsView.put(topicId, { member_id: memberId, comment_id: commentId, position }),
      count(memberId, 'solutions', 1),
    ],
    SolutionUncredited: ({ data: { topicId, memberId } }) => [solutionsView.remove(topicId), count(memberId, 'solutions', -1)],
  },
});
