import { POST_STATES, POST_STATUSES, type PostState } from '@contracts/blog';
import type { CreatePostRequest, EditPostRequest, SavedPost } from '@contracts/blog-writing';
import { posts, puts, useCall } from '../../../calls/useCall';
import { at, reads } from '../../../client/reads';
import { POSTS } from './posts';

/** A post may stand in any list afterwards, and its numbers in others. */
export const CHANGED = [POSTS, ['blog', 'own'], ['blog', 'post'], ['blog', 'categories']] as const;

export const useCreatePost = () => useCall(posts<CreatePostRequest, SavedPost>('/api/blog/posts'), { asksAgain: CHANGED });
export const useEditPost = (id: string) => useCall(puts<EditPostRequest, SavedPost>(at`/api/blog/posts/${id}`), { asksAgain: CHANGED });

/** The states as they are known without the server. */
export const KNOWN_STATES: readonly PostState[] = POST_STATUSES.map((status) => POST_STATES[status]);

/** The states as the server names them; until it has answered as they are known. */
export const postStatesQuery = reads<PostState[]>(['blog', 'post-states'], '/api/blog/post-states', {
  staleTime: Infinity,
  placeholderData: [...KNOWN_STATES],
});
