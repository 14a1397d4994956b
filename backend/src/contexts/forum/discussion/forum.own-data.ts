import { type OwnData, type OwnNotesFile, ownDataFile } from '../../../platform/own-data/own-data.js';
import type { CommentAdded, CommentEdited } from '../comment/comment.events.js';
import { DRAFT_KIND, draftOf } from '../drafts/draft-box.service.js';
import type { CommentHeld, TopicHeld } from '../holding/held.events.js';
import { isOthersLike, likesFile } from '../like/like.own-data.js';
import { markOf, READING_KIND } from '../reading/reading.rules.js';
import type { TopicCreated, TopicEdited } from '../topic/topic.events.js';

const topics = ownDataFile<TopicCreated | TopicEdited>({
  name: 'konular',
  title: 'Forumda açtığınız konular',
  rows: {
    TopicCreated: ({ at, data: { topicId, categoryId, title, content, tags } }) => ({ at, topic: topicId, category: categoryId, title, content, tags }),
    TopicEdited: ({ at, data: { topicId, categoryId, title, content, tags } }) => ({
      at,
      topic: topicId,
      category: categoryId,
      title,
      content,
      tags,
      edited: true,
    }),
  },
});

const comments = ownDataFile<CommentAdded | CommentEdited>({
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
    CommentEdited: ({ at, data: { commentId, topicId, content } }) => ({ at, comment: commentId, topic: topicId, content, edited: true }),
  },
});

const held = ownDataFile<TopicHeld | CommentHeld>({
  name: 'onay-bekleyenler',
  title: 'Onay bekleyen veya beklemiş olan yazılarınız',
  rows: {
    TopicHeld: ({ at, data: { topicId, categoryId, title, content, tags } }) => ({ at, topic: topicId, category: categoryId, title, content, tags }),
    CommentHeld: ({ at, data: { commentId, topicId, content } }) => ({ at, comment: commentId, topic: topicId, content }),
  },
});

const drafts: OwnNotesFile = { name: 'taslaklar', title: 'Göndermediğiniz forum taslakları', kind: DRAFT_KIND, row: draftOf };

const reading: OwnNotesFile = {
  name: 'okuma-durumu',
  title: 'Forum konularında nereye kadar okuduğunuz',
  kind: READING_KIND,
  row: ({ key, text, at }) => ({ topic: key, ...markOf(text), at }),
};

/** What the forum has of a member. */
export const forumOwnData: OwnData = { files: [topics, comments, held, likesFile], notes: [drafts, reading], keepsBack: isOthersLike };
