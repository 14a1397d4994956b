import { Inject, Injectable } from '@nestjs/common';
import { BLOG_TEXT } from '../../../../contracts/blog.js';
import {
  BLOG_COMMENT_LIMITS,
  type BlogComment,
  type BlogCommentPage,
  type BlogCommentSort,
  type CommentCounts,
  type Pagination,
} from '../../../../contracts/blog-comments.js';
import { FORUM_TEXT, type PostedComment } from '../../../../contracts/forum.js';
import type { Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { pageOf } from '../../../platform/paging/page-of.js';
import type { Window } from '../../../platform/paging/window.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { VIEWS } from '../../../platform/tokens.js';
import { CommentQuery } from '../views/comment.query.js';
import { type CommentDocument, commentsView, postDiscussionsView } from '../views/forum.model.js';
import { type PostAbove, PostsAbove } from '../views/posts-above.port.js';

const OLDEST = [['position', 1]] as const;
const NEWEST = [['position', -1]] as const;
const { replies: REPLIES } = BLOG_COMMENT_LIMITS;

/** Where a page begins that shows a place behind so many others. */
const pageWith = (before: number, limit: number): number => Math.floor(before / limit) * limit;

/** Answers what stands under posts: comments in their order, each with the first of its replies, or with those around one. */
@Injectable()
export class PostCommentQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly comments: CommentQuery,
    private readonly posts: PostsAbove,
  ) {}

  /** Throws not-found where the caller may not read the post, or where there is no such comment under it. */
  async page(postId: string, sort: BlogCommentSort, window: Window, caller: Caller): Promise<BlogCommentPage> {
    await this.readablePost(postId, caller);
    return this.pageAt(postId, sort, window, null, caller);
  }

  /** The page on which a comment stands, or the one that a reply answers. */
  async pageAround(postId: string, id: string, sort: BlogCommentSort, limit: number, caller: Caller): Promise<BlogCommentPage> {
    await this.readablePost(postId, caller);
    const wanted = await this.views.get(commentsView.name, id);
    const root = wanted && wanted.under !== postId ? await this.views.get(commentsView.name, wanted.under) : wanted;
    if (wanted?.post_id !== postId || !root) throw notFound(FORUM_TEXT.commentNotFound);
    const before = sort === 'newest' ? { $gt: root.position } : { $lt: root.position };
    const offset = pageWith(await this.views.count(commentsView.name, { under: postId, position: before }), limit);
    return this.pageAt(postId, sort, { limit, offset }, wanted === root ? null : wanted, caller);
  }

  /** Replies to a comment, the oldest first; the page with one of them where that is named. */
  async replies(commentId: string, { limit, offset }: Window, around: string | null, caller: Caller): Promise<BlogCommentPage> {
    const comment = await this.readable(commentId, caller);
    const reply = around === null ? null : await this.views.get(commentsView.name, around);
    if (around !== null && reply?.under !== commentId) throw notFound(FORUM_TEXT.commentNotFound);
    const place = { limit, offset: reply ? await this.offsetOf(reply, limit) : offset };
    const found = await this.views.find(commentsView.name, { under: commentId }, { sort: OLDEST, ...place });
    return pageOf(await this.withReplies(found, null, caller), comment.reply_total ?? 0, place);
  }

  /** As its reader may see it, with the first of its replies; null when it is not there for them. */
  async byId(id: string, caller: Caller): Promise<BlogComment | null> {
    const found = await this.views.get(commentsView.name, id);
    if (!found?.post_id || !(await this.posts.readable([found.post_id], caller)).has(found.post_id)) return null;
    return (await this.withReplies([found], null, caller))[0] ?? null;
  }

  /** Likewise; throws not-found. */
  async present(id: string, caller: Caller): Promise<BlogComment> {
    const found = await this.byId(id, caller);
    if (!found) throw notFound(FORUM_TEXT.commentNotFound);
    return found;
  }

  /** Comments and replies that everybody can see, by post; of those that the caller may not read there are none. */
  async counts(postIds: readonly string[], caller: Caller): Promise<CommentCounts> {
    const posts = await this.posts.readable(postIds, caller);
    return Object.fromEntries(postIds.map((id) => [id, posts.get(id)?.comments ?? 0]));
  }

  /** Throws not-found for what stands elsewhere than under a post. */
  async refuseElsewhere(id: string): Promise<void> {
    if (!(await this.views.get(commentsView.name, id))?.post_id) throw notFound(FORUM_TEXT.commentNotFound);
  }

  /** Replies that everybody can see. */
  async replyCount(id: string, caller: Caller): Promise<number> {
    return (await this.readable(id, caller)).replies ?? 0;
  }

  /** Throws not-found. */
  async readablePost(id: string, caller: Caller): Promise<PostAbove> {
    const post = (await this.posts.readable([id], caller)).get(id);
    if (!post) throw notFound(BLOG_TEXT.postNotFound);
    return post;
  }

  private async readable(id: string, caller: Caller): Promise<CommentDocument> {
    const found = await this.views.get(commentsView.name, id);
    if (!found?.post_id || !(await this.posts.readable([found.post_id], caller)).has(found.post_id)) throw notFound(FORUM_TEXT.commentNotFound);
    return found;
  }

  private async pageAt(postId: string, sort: BlogCommentSort, place: Window, reply: CommentDocument | null, caller: Caller): Promise<BlogCommentPage> {
    const found = await this.views.find(commentsView.name, { under: postId }, { sort: sort === 'newest' ? NEWEST : OLDEST, ...place });
    const total = (await this.views.get(postDiscussionsView.name, postId))?.comment_total ?? 0;
    return pageOf(await this.withReplies(found, reply, caller), total, place);
  }

  private async offsetOf({ under, position }: CommentDocument, limit: number): Promise<number> {
    return pageWith(await this.views.count(commentsView.name, { under, position: { $lt: position } }), limit);
  }

  private async withReplies(found: readonly CommentDocument[], around: CommentDocument | null, caller: Caller): Promise<BlogComment[]> {
    const pages = await Promise.all(found.map((comment) => this.repliesOf(comment, around)));
    const shown = await this.comments.underPosts([...found, ...pages.flatMap(({ replies }) => replies)], caller);
    const byId = new Map(shown.map((comment) => [comment.id, comment]));
    const row = (document: CommentDocument) => byId.get(document._id) ?? [];
    return found.flatMap((comment, at) => {
      const { replies = [], pagination = NO_REPLIES } = pages[at] ?? {};
      return [row(comment)].flat().map((placed) =>
        blogComment(
          placed,
          replies.flatMap(row).map((reply) => blogComment(reply)),
          pagination,
          comment,
        ),
      );
    });
  }

  private async repliesOf({ _id, reply_total: total = 0 }: CommentDocument, around: CommentDocument | null) {
    if (total === 0) return { replies: [], pagination: NO_REPLIES };
    const offset = around?.under === _id ? await this.offsetOf(around, REPLIES) : 0;
    const replies = await this.views.find(commentsView.name, { under: _id }, { sort: OLDEST, limit: REPLIES, offset });
    return { replies, pagination: { total, limit: REPLIES, offset, hasMore: offset + REPLIES < total } };
  }
}

const NO_REPLIES: Pagination = { total: 0, limit: REPLIES, offset: 0, hasMore: false };

type Counted = Pick<CommentDocument, 'replies' | 'last_reply_at'>;

/** A comment of a post with its replies. */
export const blogComment = (comment: PostedComment, replies: BlogComment[] = [], pagination = NO_REPLIES, counted: Counted = {}): BlogComment => ({
  ...comment,
  replies,
  pagination,
  reply_count: counted.replies ?? 0,
  last_reply_at: counted.last_reply_at ?? null,
});
