import type { Post } from '@contracts/blog';
import type { BookmarkAnswer, BookmarkedPost, OwnReactions } from '@contracts/blog-reactions';
import type { Listing } from '@contracts/envelope';
import type { LikeAnswer } from '@contracts/likes';
import type { TopicViewAnswer } from '@contracts/topic-views';
import { type InfiniteData, type QueryClient, queryOptions, useQueries, useQueryClient } from '@tanstack/react-query';
import { useSwitch } from '../../../calls/useSwitch';
import { ApiError } from '../../../client/apiError';
import { post as sendTo } from '../../../client/http';
import { at } from '../../../client/reads';
import { useMember } from '../../../client/session';
import { POSTS } from './posts';

/** Under which it is kept what members saved. */
export const BOOKMARKS = ['blog', 'bookmarks'] as const;
const OPENED = ['blog', 'post'];
const MINE = ['blog', 'mine'];

const isPost = (data: unknown, id: string): boolean => typeof data === 'object' && data !== null && 'html' in data && 'id' in data && data.id === id;

/** Changes an opened post, under whichever of its names it is kept. */
export function changePost(queries: QueryClient, id: string, change: (post: Post) => Post): void {
  queries.setQueriesData<Post>({ queryKey: OPENED, predicate: ({ state }) => isPost(state.data, id) }, (post) => post && change(post));
}

const NOTHING: OwnReactions = { liked: [], bookmarked: [], applause: {} };

/** What the member has given to the posts of a list, whose rows are the same for everybody. */
const mineQuery = (memberId: string | undefined, postIds: readonly string[]) =>
  queryOptions({
    queryKey: [...MINE, memberId, postIds],
    queryFn: async () => (await sendTo<OwnReactions>('/api/blog/posts/mine', { body: { postIds }, quiet: true })).data,
    enabled: memberId !== undefined && postIds.length > 0,
  });

/** As many as stand on a page of a list: what was asked for one page is not asked again with the next. */
const AT_ONCE = 20;

/** Nothing for guests, and until it is known. */
export function useMine(postIds: readonly string[]): OwnReactions {
  const member = useMember();
  const parts = Array.from({ length: Math.ceil(postIds.length / AT_ONCE) }, (_, part) => postIds.slice(part * AT_ONCE, (part + 1) * AT_ONCE));
  return useQueries({
    queries: parts.map((part) => mineQuery(member?.id, part)),
    combine: (answers) =>
      answers.reduce<OwnReactions>(
        (all, { data = NOTHING }) => ({
          liked: [...all.liked, ...data.liked],
          bookmarked: [...all.bookmarked, ...data.bookmarked],
          applause: { ...all.applause, ...data.applause },
        }),
        NOTHING,
      ),
  });
}

const withOrWithout = (ids: readonly string[], id: string, isIn: boolean): string[] => [...ids.filter((each) => each !== id), ...(isIn ? [id] : [])];

function changeMine(queries: QueryClient, change: (mine: OwnReactions) => OwnReactions): void {
  queries.setQueriesData<OwnReactions>({ queryKey: MINE }, (mine) => mine && change(mine));
}

/** Of all that was saved; what is saved comes there with its answer. */
function takeFromSaved(queries: QueryClient, id: string): void {
  queries.setQueriesData<InfiniteData<Listing<BookmarkedPost>>>(
    { queryKey: [...BOOKMARKS, 'all'] },
    (saved) => saved && { ...saved, pages: saved.pages.map((page) => ({ ...page, data: page.data.filter((row) => row.id !== id) })) },
  );
}

/** Lists show the new number when they are opened next: nothing on them moves under who reads. */
const refreshLists = (queries: QueryClient) => void queries.invalidateQueries({ queryKey: POSTS, refetchType: 'none' });
const by = (isOn: boolean) => (isOn ? 1 : -1);

export interface Marked {
  id: string;
  isOn: boolean;
}

export function useLikePost({ id, isOn }: Marked): () => void {
  const queries = useQueryClient();
  return useSwitch({
    name: ['blog', 'like', id],
    isOn,
    outdates: OPENED,
    send: async (liked) => (await sendTo<LikeAnswer>(at`/api/blog/posts/${id}/like`, { body: { liked } })).data,
    show: (isLiked) => {
      changePost(queries, id, (post) => ({ ...post, isLiked, likes: Math.max(0, post.likes + by(isLiked)) }));
      changeMine(queries, (mine) => ({ ...mine, liked: withOrWithout(mine.liked, id, isLiked) }));
    },
    settle: ({ liked, count }) => changePost(queries, id, (post) => ({ ...post, isLiked: liked, likes: count })),
    fails: { on: 'Beğenilemedi', off: 'Beğeni geri alınamadı' },
    onSettled: () => refreshLists(queries),
  });
}

export function useBookmark({ id, isOn }: Marked): () => void {
  const queries = useQueryClient();
  return useSwitch({
    name: ['blog', 'bookmark', id],
    isOn,
    outdates: OPENED,
    send: async (bookmarked) => (await sendTo<BookmarkAnswer>(at`/api/blog/posts/${id}/bookmark`, { body: { bookmarked } })).data,
    show: (isBookmarked) => {
      changePost(queries, id, (post) => ({ ...post, isBookmarked, bookmarks: Math.max(0, post.bookmarks + by(isBookmarked)) }));
      changeMine(queries, (mine) => ({ ...mine, bookmarked: withOrWithout(mine.bookmarked, id, isBookmarked) }));
      if (!isBookmarked) takeFromSaved(queries, id);
    },
    settle: ({ bookmarked, count }) => changePost(queries, id, (post) => ({ ...post, isBookmarked: bookmarked, bookmarks: count })),
    fails: { on: 'Kaydedilemedi', off: 'Kaydı kaldırılamadı' },
    onSettled: () => {
      refreshLists(queries);
      void queries.invalidateQueries({ queryKey: BOOKMARKS });
    },
  });
}

/** Tells that a post was read. Whether that was counted is nothing to its reader, so a refusal is not shown either. */
export async function tellPostView(id: string): Promise<void> {
  try {
    await sendTo<TopicViewAnswer>(at`/api/blog/posts/${id}/views`, { quiet: true });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
