import { projection } from '../../../kernel/projection.js';
import type { Write } from '../../../kernel/views.js';
import { declareView } from '../../../platform/views/declared-view.js';
import { number } from '../../../platform/views/view-fields.js';
import type { CommentEvent } from '../comment/comment.events.js';
import type { Under } from '../comment/under.events.js';
import { isInTopic } from '../comment/under.rules.js';

export const commentTotalsView = declareView('comment_totals', { count: number });
/** Comments of one member in one topic, without those that they have taken back. */
export const participationsView = declareView('participations', { count: number });
export const ALL_COMMENTS = 'all';
export const participationOf = (topicId: string, memberId: string): string => `${topicId}/${memberId}`;

const all = (count: 1 | -1): Write => commentTotalsView.make(ALL_COMMENTS, { $inc: { count } });
const wrote = (topicId: string, memberId: string, count: 1 | -1): Write => participationsView.make(participationOf(topicId, memberId), { $inc: { count } });

/** What stands under posts is no comment of the forum. */
const inTopics = (under: Under, writes: (topicId: string) => readonly Write[]): readonly Write[] => (isInTopic(under) ? writes(under.topicId) : []);

/** How many comments there are in topics for everybody to see, and who has commented where. */
export const commentTalliesProjection = projection<CommentEvent>({
  name: 'comment-tallies',
  version: 2,
  views: [commentTotalsView.name, participationsView.name],
  on: {
    CommentAdded: ({ data }) => inTopics(data, (topicId) => [all(1), wrote(topicId, data.authorId, 1)]),
    CommentHidden: ({ data }) => inTopics(data, () => [all(-1)]),
    CommentDeleted: ({ data }) => inTopics(data, () => (data.wasHidden ? [] : [all(-1)])),
    CommentRestored: ({ data }) => inTopics(data, () => (data.to === 'visible' ? [all(1)] : [])),
    CommentWithdrawn: ({ data }) => inTopics(data, (topicId) => [...(data.wasVisible ? [all(-1)] : []), wrote(topicId, data.authorId, -1)]),
    CommentMoved: ({ data }) => (data.wasWithdrawn ? [] : [wrote(data.fromTopicId, data.authorId, -1), wrote(data.toTopicId, data.authorId, 1)]),
  },
});
