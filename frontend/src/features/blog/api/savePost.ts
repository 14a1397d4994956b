import { POST_STATUS_ROWS, POST_STATUSES, type PostStatusRow } from '@contracts/blog';
import type { CreatePostRequest, EditPostRequest, SavedPost } from '@contracts/blog-writing';
import { posts, puts, useCall } from '../../../calls/useCall';
import { at, reads } from '../../../client/reads';
import { POSTS } from './posts';

/** A post may stand in any list afterwards, also of its author's profile, and its numbers in others. */
export const CHANGED = [POSTS, ['blog', 'own'], ['blog', 'post'], ['blog', 'categories'], ['members']] as const;

export const useCreatePost = () => useCall(posts<CreatePostRequest, SavedPost>('/api/blog/posts'), { asksAgain: CHANGED });
export const useEditPost = (id: string) => useCall(puts<EditPostRequest, SavedPost>(at`/api/blog/posts/${id}`), { asksAgain: CHANGED });

/** The statuses as they are known without the server. */
export const KNOWN_STATUSES: readonly PostStatusRow[] = POST_STATUSES.map((status) => POST_STATUS_ROWS[status]);

/** The statuses as the server names them; until it has answered as they are known. */
export const postStatusesQuery = reads<PostStatusRow[]>(['blog', 'post-states'], '/api/blog/post-states', {
  staleTime: Infinity,
  placeholderData: [...KNOWN_STATUSES],
});
