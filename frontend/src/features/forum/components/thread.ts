import type { Topic } from '@contracts/forum';
import { paths } from '../../../paths';
import { changeComments } from '../api/comments';
import { changePostComments, refreshPostComments } from '../api/postComments';
import { refreshTopic } from '../api/refreshTopic';
import type { Thread } from '../api/thread';

export const topicThread = ({ id, title, users }: Topic): Thread => ({
  ...{ id, title, authorId: users.id, authorChip: 'Konu sahibi', api: '/api/forum' },
  home: paths.topic(id),
  path: (commentId) => paths.comment(id, commentId),
  editPath: (commentId) => paths.editComment(id, commentId),
  change: (queries, change) => changeComments(queries, id, change),
  refresh: (queries) => refreshTopic(queries, id),
});

/** A post, as far as its comments need to know it. */
export interface CommentedPost {
  id: string;
  slug: string;
  title: string;
  authorId: string;
}

export const postThread = ({ id, slug, title, authorId }: CommentedPost): Thread => ({
  ...{ id, title, authorId, authorChip: 'Yazar', api: '/api/blog' },
  home: paths.post(slug),
  path: (commentId) => paths.postComment(slug, commentId),
  editPath: (commentId) => paths.editPostComment(slug, commentId),
  change: (queries, change) => changePostComments(queries, id, change),
  refresh: (queries) => refreshPostComments(queries, id),
});
