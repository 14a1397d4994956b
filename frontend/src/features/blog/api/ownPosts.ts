import type { OwnPosts, PostStatus } from '@contracts/blog';
import type { PostStatusRequest, SavedPost } from '@contracts/blog-writing';
import type { Success } from '@contracts/envelope';
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { removes, useCall } from '../../../calls/useCall';
import { newKey } from '../../../client/actionKey';
import { put } from '../../../client/http';
import { at, readsPages } from '../../../client/reads';
import { CHANGED } from './savePost';

const PAGE = 20;

/** The member's own posts of one status, those changed last first; of all when it is left out. */
export const ownPostsQuery = (status: PostStatus | undefined) =>
  readsPages<OwnPosts>(['blog', 'own', status ?? 'all'], '/api/blog/users/me/posts', { query: { status, limit: PAGE }, placeholderData: keepPreviousData });

export const useDeletePost = (id: string) => useCall(removes(at`/api/blog/posts/${id}`), { asksAgain: CHANGED, says: 'Yazı silindi.' });

export interface Archived {
  done: number;
  /** Why the first that could not be put away could not; null when all were. */
  failure: Error | null;
  failed: readonly string[];
}

/** Puts posts away one after the other, so that one that cannot be keeps no other back. */
export function useArchivePosts() {
  const queries = useQueryClient();
  return useMutation<Archived, Error, readonly string[]>({
    mutationFn: async (ids) => {
      const failures: { id: string; error: Error }[] = [];
      for (const id of ids) await archive(id).catch((error: Error) => failures.push({ id, error }));
      return { done: ids.length - failures.length, failure: failures[0]?.error ?? null, failed: failures.map(({ id }) => id) };
    },
    onSettled: () => {
      for (const queryKey of CHANGED) void queries.invalidateQueries({ queryKey });
    },
  });
}

const archive = (id: string): Promise<Success<SavedPost>> => {
  const body: PostStatusRequest = { status: 'archived' };
  return put<SavedPost>(at`/api/blog/posts/${id}/status`, { body, key: newKey() });
};
