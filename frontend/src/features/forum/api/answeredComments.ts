import type { Above } from '@contracts/above';
import { type AddBlogCommentRequest, BLOG_COMMENT_LIMITS, type BlogCommentSort, type ReplyRequest } from '@contracts/blog-comments';
import type { Listing } from '@contracts/envelope';
import type { AddCommentRequest, Comment, CommentText } from '@contracts/forum';
import type { AddProjectCommentRequest } from '@contracts/project-comments';
import { type InfiniteData, infiniteQueryOptions, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { posts, useCall } from '../../../calls/useCall';
import { getAnswer, queryOf } from '../../../client/http';
import { kept } from '../../../client/queryStore';
import { reads } from '../../../client/reads';
import { type Answered, addressOf, repliesAddress, triesOf } from './answeredAt';

/** Where a page of the comments of a post or a project, or of a comment's replies, lies: from a number on, or around one of them. */
export type AnsweredPlace = { offset: number; limit?: number } | { around: string };

const BEGINNING: AnsweredPlace = { offset: 0 };
const of = ({ id }: Pick<Above, 'id'>) => ['forum', 'answered', id];

const nextPlace = ({ hasMore, offset, data }: Listing<unknown>): AnsweredPlace | undefined => (hasMore ? { offset: offset + data.length } : undefined);
/** As many as a page holds, or as there are. */
const placeBefore = (offset: number, limit: number): AnsweredPlace | undefined =>
  offset > 0 ? { offset: Math.max(0, offset - limit), limit: Math.min(limit, offset) } : undefined;

const fetchPage = (above: Above, sort: BlogCommentSort, place: AnsweredPlace, signal?: AbortSignal) =>
  getAnswer<Listing<Answered>>(`${addressOf(above)}/comments${queryOf({ limit: BLOG_COMMENT_LIMITS.page, sort, ...place })}`, { signal });

export const answeredQuery = (above: Above, sort: BlogCommentSort, place: AnsweredPlace = BEGINNING) =>
  infiniteQueryOptions({
    ...kept,
    ...triesOf(above),
    queryKey: [...of(above), 'list', sort],
    queryFn: ({ pageParam, signal }) => fetchPage(above, sort, pageParam, signal),
    initialPageParam: place,
    getNextPageParam: nextPlace,
    getPreviousPageParam: ({ offset }) => placeBefore(offset, BLOG_COMMENT_LIMITS.page),
  });

/** Shows the comments from another place; what was shown before is let go. */
export async function showAnsweredAt(queries: QueryClient, above: Above, sort: BlogCommentSort, place: AnsweredPlace): Promise<void> {
  const { queryKey } = answeredQuery(above, sort);
  await queries.cancelQueries({ queryKey });
  const page = await fetchPage(above, sort, place);
  queries.setQueryData(queryKey, { pages: [page], pageParams: [place] });
}

type Replies = InfiniteData<Listing<Answered>, AnsweredPlace>;

/** All replies that are shown of a comment, once its reader has asked for more than those that came with it. */
export const repliesQuery = (above: Above, { id, replies, pagination }: Answered) =>
  infiniteQueryOptions({
    ...triesOf(above),
    queryKey: [...of(above), 'replies', id],
    queryFn: ({ pageParam, signal }) =>
      getAnswer<Listing<Answered>>(repliesAddress(above, id) + queryOf({ limit: BLOG_COMMENT_LIMITS.replies, ...pageParam }), { signal }),
    initialPageParam: BEGINNING,
    initialData: { pages: [{ success: true, data: replies, ...pagination }], pageParams: [{ offset: pagination.offset }] } satisfies Replies,
    staleTime: 60_000,
    getNextPageParam: nextPlace,
    getPreviousPageParam: ({ offset }) => placeBefore(offset, BLOG_COMMENT_LIMITS.replies),
  });

/** Comments and replies of a post or a project that wait for a moderator: the member's own, or all of them for those who decide. */
export const heldAnsweredQuery = (above: Above, memberId: string) =>
  reads<Comment[]>([...of(above), 'held', memberId], `${addressOf(above)}/held-comments`, triesOf(above));

export const refreshAnswered = (queries: QueryClient, above: Above) => queries.invalidateQueries({ queryKey: of(above) });

/** A comment or reply of a post or a project that is shown somewhere. */
export function shownAnswered(queries: QueryClient, above: Above, id: string): Answered | null {
  const lists = ['list', 'replies'].flatMap((part) => queries.getQueriesData<InfiniteData<Listing<Answered>>>({ queryKey: [...of(above), part] }));
  const comments = lists.flatMap(([, shown]) => shown?.pages.flatMap(({ data }) => data.flatMap((comment) => [comment, ...comment.replies])) ?? []);
  return comments.find((comment) => comment.id === id) ?? null;
}

function changeLists(queries: QueryClient, above: Above, change: (comments: Answered[], page: Listing<Answered>, at: number) => Partial<Listing<Answered>>) {
  for (const part of ['list', 'replies'])
    queries.setQueriesData<InfiniteData<Listing<Answered>>>(
      { queryKey: [...of(above), part] },
      (shown) => shown && { ...shown, pages: shown.pages.map((page, index) => ({ ...page, ...change(page.data, page, index) })) },
    );
}

/** Changes comments and replies wherever they are shown. */
export function changeAnswered(queries: QueryClient, above: Above, change: <Shown extends CommentText>(comment: Shown) => Shown): void {
  changeLists(queries, above, (comments) => ({
    data: comments.map((comment) => change({ ...comment, replies: comment.replies.map(change) })),
  }));
}

interface Adding {
  above: Above;
  /** The comment that is answered; null for what is above it itself. */
  parentId: string | null;
  onAdded: (comment: Answered) => void;
}

type Sending = [address: string, bodyOf: (request: AddCommentRequest) => AddBlogCommentRequest | ReplyRequest | AddProjectCommentRequest];

/** A project takes answers where it takes comments. */
function sending(above: Above, parentId: string | null): Sending {
  const { kind, id } = above;
  if (kind === 'project') return [`${addressOf(above)}/comments`, ({ content, quotedComment }) => ({ content, quotedComment, parent_comment_id: parentId })];
  if (parentId === null) return [`${addressOf(above)}/comments`, ({ content, quotedComment }) => ({ content, quotedComment })];
  return [repliesAddress(above, parentId), ({ content }) => ({ content, postId: id })];
}

/** Sends a comment, or an answer to one. What waits for a moderator is shown with what else waits; everything else where it stands. */
export function useAddAnswered({ above, parentId, onAdded }: Adding) {
  const queries = useQueryClient();
  return useCall(posts<AddCommentRequest, Answered>(...sending(above, parentId)), {
    tries: triesOf(above),
    onSuccess: ({ data: comment }) => {
      // Whoever writes watches from then on.
      void queries.invalidateQueries({ queryKey: ['forum', 'watch', above.id] });
      if (comment.state === 'held') return void queries.invalidateQueries({ queryKey: [...of(above), 'held'] });
      if (comment.parentId === null) showComment(queries, above, comment);
      else showReply(queries, above, comment);
      onAdded(comment);
    },
  });
}

/** At the end of the list at which the newest stand; where that end is not shown it comes with the missing pages. */
function showComment(queries: QueryClient, above: Above, comment: Answered): void {
  queries.setQueryData(answeredQuery(above, 'newest').queryKey, (shown) => {
    const [first, ...rest] = shown?.pages ?? [];
    if (!shown || !first || first.offset > 0) return shown;
    return { ...shown, pages: [{ ...first, total: first.total + 1, data: [comment, ...first.data] }, ...rest] };
  });
  queries.setQueryData(answeredQuery(above, 'oldest').queryKey, (shown) => {
    const last = shown?.pages.at(-1);
    if (!shown || !last || last.hasMore) return shown;
    return { ...shown, pages: shown.pages.with(-1, { ...last, total: last.total + 1, data: [...last.data, comment] }) };
  });
}

function showReply(queries: QueryClient, above: Above, reply: Answered): void {
  const { parentId } = reply;
  const shownReplies = queries.getQueryData<Replies>([...of(above), 'replies', parentId]);
  queries.setQueryData<Replies>([...of(above), 'replies', parentId], (shown) => {
    const last = shown?.pages.at(-1);
    if (!shown || !last) return shown;
    return { ...shown, pages: shown.pages.with(-1, { ...last, total: last.total + 1, data: [...last.data, reply] }) };
  });
  changeAnswered(queries, above, (comment) => (comment.id === parentId ? withReply(comment, reply, shownReplies === undefined) : comment));
}

/** What was just sent stands there though the page of replies is not its last. */
function withReply<Shown extends CommentText>(comment: Shown, reply: Answered, isListed: boolean): Shown {
  if (!('replies' in comment)) return comment;
  const answered = comment as Shown & Answered;
  return {
    ...answered,
    reply_count: answered.reply_count + 1,
    replies: isListed ? [...answered.replies, reply] : answered.replies,
    pagination: { ...answered.pagination, total: answered.pagination.total + 1 },
  };
}
