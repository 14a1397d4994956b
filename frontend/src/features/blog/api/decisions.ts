import type { Post } from '@contracts/blog';
import { POST_TOOL_DONE } from '@contracts/blog-moderation';
import type { ForumDecision } from '@contracts/forum-decisions';
import { POST_VERBS, type PostTool } from '@contracts/moderation-verbs';
import { at, reads } from '../../../client/reads';
import { useDecide } from '../../../deciding/useDecide';

/** What staff have decided about a post and what holds still; not kept beyond the visit. */
export const postDecisionsQuery = (id: string) => reads<ForumDecision[]>(['blog', 'decisions', id], at`/api/blog/posts/${id}/decisions`);
/** A post that was deleted, by its address or its id, as it stood. */
export const takenDownPostQuery = (name: string) => reads<Post>(['blog', 'taken-down', name], at`/api/blog/posts/${name}/taken-down`);

/** Decides about a post, and offers for ten seconds to take it back. */
export const useModeratePost = ({ id, hidden }: Post, tool: PostTool, onDone: () => void) =>
  useDecide({
    ...{ path: at`/api/blog/posts/${id}/moderate`, verbs: POST_VERBS, tool, hidden, done: POST_TOOL_DONE[tool], onDone },
    touches: [['blog'], ['home']],
  });
