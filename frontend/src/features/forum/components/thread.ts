import type { Above } from '@contracts/above';
import { BLOG_COMMENT_TEXT } from '@contracts/blog-comments';
import type { Topic } from '@contracts/forum';
import { PROJECT_ROLE_LABEL } from '@contracts/projects';
import { paths } from '../../../paths';
import { COMMENTS_API } from '../api/answeredAt';
import { changeAnswered, refreshAnswered } from '../api/answeredComments';
import { changeComments } from '../api/comments';
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

/** A post or a project, as far as its comments need to know it. */
export interface Commented extends Above {
  /** By which its address calls it. */
  name: string;
  title: string;
  authorId: string | null;
  /** Why nothing (more) is written there; null where one may. */
  closed: string | null;
}

const OF = {
  post: { authorChip: BLOG_COMMENT_TEXT.author, home: paths.post, path: paths.postComment, editPath: paths.editPostComment },
  project: { authorChip: PROJECT_ROLE_LABEL.owner, home: paths.project, path: paths.projectComment, editPath: paths.editProjectComment },
} as const;

export function answeredThread({ kind, id, name, title, authorId }: Commented): Thread {
  const { authorChip, home, path, editPath } = OF[kind];
  return {
    ...{ id, title, authorId, authorChip, api: COMMENTS_API[kind] },
    home: home(name),
    path: (commentId) => path(name, commentId),
    editPath: (commentId) => editPath(name, commentId),
    change: (queries, change) => changeAnswered(queries, { kind, id }, change),
    refresh: (queries) => refreshAnswered(queries, { kind, id }),
  };
}
