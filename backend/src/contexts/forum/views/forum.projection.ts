import { excerptOf } from '../../../../contracts/rendering/excerpt.js';
import { projection } from '../../../kernel/projection.js';
import type { CategoriesOrdered, CategoryEvent } from '../category/category.events.js';
import type { CommentEvent } from '../comment/comment.events.js';
import type { LikeEvent } from '../like/like.events.js';
import type { TopicEvent } from '../topic/topic.events.js';
import type { TopicViewsCounted } from '../topic-views/topic-views.events.js';
import { categoryChanges } from './categories.projection.js';
import { added, placeFields, shownNoLonger } from './comment-places.writes.js';
import { categoriesView, commentsView, discussionsView, forumCountersView, topicsView } from './forum.model.js';
import { comment, countLike, countTopic, NO_FLAG_FIELDS, tagFields, topic } from './forum.writes.js';
import { commentChanges } from './moderated-comments.projection.js';
import { topicChanges } from './moderated-topics.projection.js';

/** What is left of a text whose author took it along: its place. */
const WITHDRAWN = { state: 'withdrawn', content: '', excerpt: '' } as const;

/** What the forum shows. */
export const forumProjection = projection<CategoryEvent | CategoriesOrdered | TopicEvent | CommentEvent | LikeEvent | TopicViewsCounted>({
  name: 'forum',
  version: 11,
  views: [categoriesView.name, topicsView.name, commentsView.name, discussionsView.name, forumCountersView.name],
  on: {
    ...categoryChanges,
    TopicCreated: ({ data: { topicId, authorId, categoryId, title, content, tags }, at, revision }) => [
      topicsView.put(topicId, {
        title,
        content,
        excerpt: excerptOf(content),
        category_id: categoryId,
        author_id: authorId,
        ...tagFields(tags),
        state: 'visible',
        merged_into: null,
        comment_count: 0,
        comment_total: 0,
        likes: 0,
        views: 0,
        solved: false,
        solving_comment_id: null,
        ...NO_FLAG_FIELDS,
        created_at: at,
        edited_at: null,
        edition: 0,
        moderated: false,
        changed_at: at,
        last_activity_at: at,
        last_activity_by: null,
        revision,
      }),
      ...countTopic(categoryId, 1),
    ],
    TopicHidden: ({ data, at, revision }) => [
      topic(data.topicId, { $set: { state: 'hidden', changed_at: at, revision } }),
      ...(data.wasListed ? countTopic(data.categoryId, -1) : []),
    ],
    TopicDeleted: ({ data, at, revision }) => [
      topic(data.topicId, { $set: { state: 'deleted', changed_at: at, revision } }),
      ...(data.wasListed ? countTopic(data.categoryId, -1) : []),
    ],
    TopicWithdrawn: ({ data, at, revision }) => [
      topic(data.topicId, { $set: { ...WITHDRAWN, title: '', ...tagFields([]), changed_at: at, revision } }),
      ...(data.wasVisible ? countTopic(data.categoryId, -1) : []),
    ],
    CommentAdded: ({ data, data: { commentId, authorId, content, quotedCommentId }, at, position, revision }) => [
      commentsView.put(commentId, {
        ...placeFields(data),
        author_id: authorId,
        content,
        excerpt: excerptOf(content),
        quoted_id: quotedCommentId,
        state: 'visible',
        likes: 0,
        created_at: at,
        edited_at: null,
        edition: 0,
        moderated: false,
        changed_at: at,
        position,
        revision,
      }),
      added(data, authorId, at),
    ],
    CommentHidden: ({ data, at, revision }) => [comment(data.commentId, { $set: { state: 'hidden', changed_at: at, revision } }), ...shownNoLonger(data)],
    CommentDeleted: ({ data, at, revision }) => [
      comment(data.commentId, { $set: { state: 'deleted', changed_at: at, revision } }),
      ...(data.wasHidden ? [] : shownNoLonger(data)),
    ],
    CommentWithdrawn: ({ data, at, revision }) => [
      comment(data.commentId, { $set: { ...WITHDRAWN, ...(data.deletedByAuthor ? { deleted_by_author: true } : {}), changed_at: at, revision } }),
      ...(data.wasVisible ? shownNoLonger(data) : []),
    ],
    ...topicChanges,
    ...commentChanges,
    ContentLiked: ({ data }) => countLike(data, 1),
    ContentUnliked: ({ data }) => countLike(data, -1),
    TopicViewsCounted: ({ data }) => topic(data.topicId, { $inc: { views: data.views } }),
  },
});
