import { type OwnData, ownDataFile } from '../../../platform/own-data/own-data.js';
import type { CommentAdded } from '../comment/comment.events.js';
import type { TopicCreated } from '../topic/topic.events.js';

const topics = ownDataFile<TopicCreated>({
  name: 'konular',
  title: 'Forumda açtığınız konular',
  rows: {
    TopicCreated: ({ at, data: { topicId, categoryId, title, content, tags } }) => ({ at, topic: topicId, category: categoryId, title, content, tags }),
  },
});

const comments = ownDataFile<CommentAdded>({
  name: 'yorumlar',
  title: 'Forumda yazdığınız yorumlar',
  rows: {
    CommentAdded: ({ at, data: { commentId, topicId, content, quotedCommentId } }) => ({
      at,
      comment: commentId,
      topic: topicId,
      content,
      quoted_comment: quotedCommentId,
    }),
  },
});

/** What the forum has of a member. */
export const forumOwnData: OwnData = { files: [topics, comments] };
