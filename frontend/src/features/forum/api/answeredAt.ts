import type { Above, AboveKind } from '@contracts/above';
import type { BlogComment } from '@contracts/blog-comments';
import { PROJECT_RETRIES } from '@contracts/project-writing';
import { at } from '../../../client/reads';
import { type TriedAgain, triedAgain } from '../../../client/retries';

/** A comment that is answered, wherever it stands. */
export type Answered = Omit<BlogComment, 'postId' | 'replies'> & { replies: Answered[] };

/** Where the comments of a kind are changed. */
export const COMMENTS_API = { post: '/api/blog', project: '/api/projects' } as const satisfies Record<AboveKind, string>;

const ONE: Record<AboveKind, (id: string) => string> = {
  post: (id) => at`/api/blog/posts/${id}`,
  project: (id) => at`/api/projects/${id}`,
};
/** Where the server has what stands above comments. */
export const addressOf = ({ kind, id }: Above): string => ONE[kind](id);
export const repliesAddress = ({ kind }: Above, commentId: string): string => COMMENTS_API[kind] + at`/comments/${commentId}/replies`;

const TRIES: Record<AboveKind, TriedAgain | undefined> = { post: undefined, project: triedAgain(PROJECT_RETRIES) };
/** How its calls are tried again, where that is another way than that of all others. */
export const triesOf = ({ kind }: Pick<Above, 'kind'>) => TRIES[kind];
