import { projection } from '../../../kernel/projection.js';
import type { Update, Write } from '../../../kernel/views.js';
import type { CategoryEvent } from '../category/category.events.js';
import type { CommentEvent } from '../comment/comment.events.js';
import type { TopicEvent } from '../topic/topic.events.js';
import { excerptOf } from './excerpt.js';
import { categoriesView, commentsView, forumCountersView, TOPIC_COUNT, topicsView } from './forum.model.js';

const topic = (id: string, update: Update): Write => ({ view: topicsView.name, id, update });
const comment = (id: string, update: Update): Write => ({ view: commentsView.name, id, update });

/** What is left of a text whose author took it along: its place. */
const WITHDRAWN = { state: 'withdrawn', content: '', excerpt: '' } as const;

/** One visible topic more or less, in its category and in all. */
const countTopic = (categoryId: string, by: 1 | -1): readonly Write[] => [
  { view: categoriesView.name, id: categoryId, update: { $inc: { topic_count: by } } },
  { view: forumCountersView.name, id: TOPIC_COUNT, update: { $inc: { count: by } }, upsert: true },
];

/** What the forum shows. */
export const forumProjection = projection<CategoryEvent | TopicEvent | CommentEvent>({
  name: 'forum',
  version: 2,
  views: [categoriesView.name, topicsView.name, commentsView.name, forumCountersView.name],
  on: {
    CategoryOpened: ({ data: { categoryId, name, slug, description, color, sortOrder }, at }) => ({
      view: categoriesView.name,
      id: categoryId,
      put: { name, slug, description, color, sort_order: sortOrder, topic_count: 0, created_at: at },
    }),
    TopicCreated: ({ data: { topicId, authorId, categoryId, title, content, tags }, at, revision }) => [
      {
        view: topicsView.name,
        id: topicId,
        put: {
          title,
          content,
          excerpt: excerptOf(content),
          category_id: categoryId,
          author_id: authorId,
          tags,
          state: 'visible',
          unanswered: true,
          comment_count: 0,
          comment_total: 0,
          created_at: at,
          changed_at: at,
          last_activity_at: at,
          revision,
        },
      },
      ...countTopic(categoryId, 1),
    ],
    TopicHidden: ({ data, at, revision }) => [topic(data.topicId, { $set: { state: 'hidden', changed_at: at, revision } }), ...countTopic(data.categoryId, -1)],
    TopicDeleted: ({ data, at, revision }) => [
      topic(data.topicId, { $set: { state: 'deleted', changed_at: at, revision } }),
      ...(data.wasHidden ? [] : countTopic(data.categoryId, -1)),
    ],
    TopicWithdrawn: ({ data, at, revision }) => [
      topic(data.topicId, { $set: { ...WITHDRAWN, title: '', tags: [], changed_at: at, revision } }),
      ...(data.wasVisible ? countTopic(data.categoryId, -1) : []),
    ],
    CommentAdded: ({ data: { commentId, topicId, authorId, content, quotedCommentId }, at, position, revision }) => [
      {
        view: commentsView.name,
        id: commentId,
        put: {
          topic_id: topicId,
          author_id: authorId,
          content,
          excerpt: excerptOf(content),
          quoted_id: quotedCommentId,
          state: 'visible',
          created_at: at,
          changed_at: at,
          position,
          revision,
        },
      },
      topic(topicId, { $inc: { comment_count: 1, comment_total: 1 }, $set: { unanswered: false, last_activity_at: at } }),
    ],
    CommentHidden: ({ data, at, revision }) => [
      comment(data.commentId, { $set: { state: 'hidden', changed_at: at, revision } }),
      topic(data.topicId, { $inc: { comment_count: -1 } }),
    ],
    CommentDeleted: ({ data, at, revision }) => [
      comment(data.commentId, { $set: { state: 'deleted', changed_at: at, revision } }),
      ...(data.wasHidden ? [] : [topic(data.topicId, { $inc: { comment_count: -1 } })]),
    ],
    CommentWithdrawn: ({ data, at, revision }) => [
      comment(data.commentId, { $set: { ...WITHDRAWN, changed_at: at, revision } }),
      ...(data.wasVisible ? [topic(data.topicId, { $inc: { comment_count: -1 } })] : []),
    ],
  },
});
