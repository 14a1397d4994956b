import {
  type AddBlogCommentRequest,
  BLOG_COMMENT_LIMITS,
  type BlogComment,
  type BlogCommentPage,
  type BlogCommentSort,
  type ReplyRequest,
} from '@contracts/blog-comments';
import type { Listing } from '@contracts/envelope';
import type { AddCommentRequest, Comment, CommentText } from '@contracts/forum';
import { type InfiniteData, infiniteQueryOptions, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { posts, useCall } from '../../../calls/useCall';
import { getAnswer, queryOf } from '../../../client/http';
import { kept } from '../../../client/queryStore';
import { at, reads } from '../../../client/reads';

/** Where a page of a post's comments, or of a comment's replies, lies: from a number on, or around one of them. */
export type PostCommentPlace = { offset: number; limit?: number } | { around: string };

const BEGINNING: PostCommentPlace = { offset: 0 };
const ofPost = (postId: string) => ['forum', 'post-comments', postId];

const nextPlace = ({ hasMore, offset, data }: Listing<unknown>): PostCommentPlace | undefined => (hasMore ? { offset: offset + data.length } : undefined);
/** As many as a page holds, or as there are. */
const placeBefore = (offset: number, limit: number): PostCommentPlace | undefined =>
  offset > 0 ? { offset: Math.max(0, offset - limit), limit: Math.min(limit, offset) } : undefined;

const fetchPage = (postId: string, sort: BlogCommentSort, place: PostCommentPlace, signal?: AbortSignal) =>
  getAnswer<BlogCommentPage>(at`/api/blog/posts/${postId}/comments` + queryOf({ limit: BLOG_COMMENT_LIMITS.page, sort, ...place }), { signal });

export const postCommentsQuery = (postId: string, sort: BlogCommentSort, place: PostCommentPlace = BEGINNING) =>
  infiniteQueryOptions({
    ...kept,
    queryKey: [...ofPost(postId), 'list', sort],
    queryFn: ({ pageParam, signal }) => fetchPage(postId, sort, pageParam, signal),
    initialPageParam: place,
    getNextPageParam: nextPlace,
    getPreviousPageParam: ({ offset }) => placeBefore(offset, BLOG_COMMENT_LIMITS.page),
  });

/** Shows the comments from another place; what was shown before is let go. */
export async function showPostCommentsAt(queries: QueryClient, postId: string, sort: BlogCommentSort, place: PostCommentPlace): Promise<void> {
  const { queryKey } = postCommentsQuery(postId, sort);
  await queries.cancelQueries({ queryKey });
  const page = await fetchPage(postId, sort, place);
  queries.setQueryData(queryKey, { pages: [page], pageParams: [place] });
}

type Replies = InfiniteData<Listing<BlogComment>, PostCommentPlace>;

/** All replies that are shown of a comment, once its reader has asked for more than those that came with it. */
export const repliesQuery = ({ id, postId, replies, pagination }: BlogComment) =>
  infiniteQueryOptions({
    queryKey: [...ofPost(postId), 'replies', id],
    queryFn: ({ pageParam, signal }) =>
      getAnswer<Listing<BlogComment>>(at`/api/blog/comments/${id}/replies` + queryOf({ limit: BLOG_COMMENT_LIMITS.replies, ...pageParam }), { signal }),
    initialPageParam: BEGINNING,
    initialData: { pages: [{ success: true, data: replies, ...pagination }], pageParams: [{ offset: pagination.offset }] } satisfies Replies,
    staleTime: 60_000,
    getNextPageParam: nextPlace,
    getPreviousPageParam: ({ offset }) => placeBefore(offset, BLOG_COMMENT_LIMITS.replies),
  });

/** Comments and replies of a post that wait for a moderator: the member's own, or all of them for those who decide. */
export const heldPostCommentsQuery = (postId: string, memberId: string) =>
  reads<Comment[]>([...ofPost(postId), 'held', memberId], at`/api/blog/posts/${postId}/held-comments`);

export const refreshPostComments = (queries: QueryClient, postId: string) => queries.invalidateQueries({ queryKey: ofPost(postId) });

/** A comment or reply of a post that is shown somewhere. */
export function shownPostComment(queries: QueryClient, postId: string, id: string): BlogComment | null {
  const lists = ['list', 'replies'].flatMap((part) => queries.getQueriesData<InfiniteData<Listing<BlogComment>>>({ queryKey: [...ofPost(postId), part] }));
  const comments = lists.flatMap(([, shown]) => shown?.pages.flatMap(({ data }) => data.flatMap((comment) => [comment, ...comment.replies])) ?? []);
  return comments.find((comment) => comment.id === id) ?? null;
}

function changeLists(
  queries: QueryClient,
  postId: string,
  change: (comments: BlogComment[], page: Listing<BlogComment>, at: number) => Partial<Listing<BlogComment>>,
) {
  for (const part of ['list', 'replies'])
    queries.setQueriesData<InfiniteData<Listing<BlogComment>>>(
      { queryKey: [...ofPost(postId), part] },
      (shown) => shown && { ...shown, pages: shown.pages.map((page, index) => ({ ...page, ...change(page.data, page, index) })) },
    );
}

/** Changes comments and replies of a post wherever they are shown. */
export function changePostComments(queries: QueryClient, postId: string, change: <Shown extends CommentText>(comment: Shown) => Shown): void {
  changeLists(queries, postId, (comments) => ({
    data: comments.map((comment) => change({ ...comment, replies: comment.replies.map(change) })),
  }));
}

interface Adding {
  postId: string;
  /** The comment that is answered; null for the post itself. */
  parentId: string | null;
  onAdded: (comment: BlogComment) => void;
}

/** Sends a comment, or an answer to one. What waits for a moderator is shown with what else waits; everything else where it stands. */
export function useAddPostComment({ postId, parentId, onAdded }: Adding) {
  const queries = useQueryClient();
  const call =
    parentId === null
      ? posts<AddCommentRequest, BlogComment>(
          at`/api/blog/posts/${postId}/comments`,
          ({ content, quotedComment }): AddBlogCommentRequest => ({ content, quotedComment }),
        )
      : posts<AddCommentRequest, BlogComment>(at`/api/blog/comments/${parentId}/replies`, ({ content }): ReplyRequest => ({ content, postId }));
  return useCall(call, {
    onSuccess: ({ data: comment }) => {
      // Whoever writes watches from then on.
      void queries.invalidateQueries({ queryKey: ['forum', 'watch', postId] });
      if (comment.state === 'held') return void queries.invalidateQueries({ queryKey: [...ofPost(postId), 'held'] });
      if (comment.parentId === null) showComment(queries, comment);
      else showReply(queries, comment);
      onAdded(comment);
    },
  });
}

/** At the end of the list at which the newest stand; where that end is not shown it comes with the missing pages. */
function showComment(queries: QueryClient, comment: BlogComment): void {
  queries.setQueryData(postCommentsQuery(comment.postId, 'newest').queryKey, (shown) => {
    const [first, ...rest] = shown?.pages ?? [];
    if (!shown || !first || first.offset > 0) return shown;
    return { ...shown, pages: [{ ...first, total: first.total + 1, data: [comment, ...first.data] }, ...rest] };
  });
  queries.setQueryData(postCommentsQuery(comment.postId, 'oldest').queryKey, (shown) => {
    const last = shown?.pages.at(-1);
    if (!shown || !last || last.hasMore) return shown;
    return { ...shown, pages: shown.pages.with(-1, { ...last, total: last.total + 1, data: [...last.data, comment] }) };
  });
}

function showReply(queries: QueryClient, reply: BlogComment): void {
  const { postId, parentId } = reply;
  const shownReplies = queries.getQueryData<Replies>([...ofPost(postId), 'replies', parentId]);
  queries.setQueryData<Replies>([...ofPost(postId), 'replies', parentId], (shown) => {
    const last = shown?.pages.at(-1);
    if (!shown || !last) return shown;
    return { ...shown, pages: shown.pages.with(-1, { ...last, total: last.total + 1, data: [...last.data, reply] }) };
  });
  changePostComments(queries, postId, (comment) => (comment.id === parentId ? withReply(comment, reply, shownReplies === undefined) : comment));
}

/** What was just sent stands there though the page of replies is not its last. */
function withReply<Shown extends CommentText>(comment: Shown, reply: BlogComment, isListed: boolean): Shown {
  if (!('replies' in comment)) return comment;
  const answered = comment as Shown & BlogComment;
  return {
    ...answered,
    reply_count: answered.reply_count + 1,
    replies: isListed ? [...answered.replies, reply] : answered.replies,
    pagination: { ...answered.pagination, total: answered.pagination.total + 1 },
  };
}
