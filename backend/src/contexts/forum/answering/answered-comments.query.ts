import { Inject, Injectable } from '@nestjs/common';
import { type Above, type AboveKind, aboveIn } from '../../../../contracts/above.js';
import { ABOVE_TEXT } from '../../../../contracts/above-comments.js';
import { type AnsweredComment, BLOG_COMMENT_LIMITS, type BlogCommentSort, type CommentCounts, type Pagination } from '../../../../contracts/blog-comments.js';
import type { Listing } from '../../../../contracts/envelope.js';
import { FORUM_TEXT } from '../../../../contracts/forum.js';
import type { Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { pageOf } from '../../../platform/paging/page-of.js';
import type { Window } from '../../../platform/paging/window.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { VIEWS } from '../../../platform/tokens.js';
import type { AboveRow } from '../views/above.port.js';
import { Aboves } from '../views/aboves.service.js';
import { CommentQuery, type PlacedUnder } from '../views/comment.query.js';
import { type CommentDocument, commentsView, discussionsView } from '../views/forum.model.js';

const OLDEST = [['position', 1]] as const;
const NEWEST = [['position', -1]] as const;
const { replies: REPLIES } = BLOG_COMMENT_LIMITS;

/** Where a page begins that shows a place behind so many others. */
const pageWith = (before: number, limit: number): number => Math.floor(before / limit) * limit;

interface Order {
  readonly sort: BlogCommentSort;
  readonly limit: number;
}
/** A page by its place, or the one with a reply. */
type Part = Window & { readonly around: string | null };

/** A comment with a page of its replies. */
export type Answered<Placed> = Placed & AnsweredComment<Answered<Placed>>;
type Page<Kind extends AboveKind> = Listing<Answered<PlacedUnder[Kind]>>;

/** Answers what stands under posts and projects: comments in their order, each with the first of its replies, or with those around one. */
@Injectable()
export class AnsweredCommentQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly comments: CommentQuery,
    private readonly above: Aboves,
  ) {}

  /** Throws not-found where the caller may not read what they stand under, or where there is no such comment under it. */
  async page<Kind extends AboveKind>(above: Above<Kind>, sort: BlogCommentSort, window: Window, caller: Caller): Promise<Page<Kind>> {
    await this.readableAbove(above, caller);
    return this.pageAt(above, sort, window, null, caller);
  }

  /** The page on which a comment stands, or the one that a reply answers. */
  async pageAround<Kind extends AboveKind>(above: Above<Kind>, id: string, { sort, limit }: Order, caller: Caller): Promise<Page<Kind>> {
    await this.readableAbove(above, caller);
    const wanted = await this.views.get(commentsView.name, id);
    const root = wanted && wanted.under !== above.id ? await this.views.get(commentsView.name, wanted.under) : wanted;
    if (!wanted || !root || aboveIn(wanted)?.id !== above.id) throw notFound(FORUM_TEXT.commentNotFound);
    const before = sort === 'newest' ? { $gt: root.position } : { $lt: root.position };
    const offset = pageWith(await this.views.count(commentsView.name, { under: above.id, position: before }), limit);
    return this.pageAt(above, sort, { limit, offset }, wanted === root ? null : wanted, caller);
  }

  /** Replies to a comment, the oldest first; the page with one of them where that is named. */
  async replies<Kind extends AboveKind>(kind: Kind, commentId: string, { limit, offset, around }: Part, caller: Caller): Promise<Page<Kind>> {
    const comment = await this.readable(kind, commentId, caller);
    const reply = around === null ? null : await this.views.get(commentsView.name, around);
    if (around !== null && reply?.under !== commentId) throw notFound(FORUM_TEXT.commentNotFound);
    const place = { limit, offset: reply ? await this.offsetOf(reply, limit) : offset };
    const found = await this.views.find(commentsView.name, { under: commentId }, { sort: OLDEST, ...place });
    return pageOf(await this.withReplies(kind, found, null, caller), comment.reply_total ?? 0, place);
  }

  /** As its reader may see it, with the first of its replies; null when it is not there for them. */
  async byId<Kind extends AboveKind>(kind: Kind, id: string, caller: Caller): Promise<Answered<PlacedUnder[Kind]> | null> {
    const found = await this.found(kind, id, caller);
    return found && ((await this.withReplies(kind, [found], null, caller))[0] ?? null);
  }

  /** Likewise; throws not-found. */
  async present<Kind extends AboveKind>(kind: Kind, id: string, caller: Caller): Promise<Answered<PlacedUnder[Kind]>> {
    const found = await this.byId(kind, id, caller);
    if (!found) throw notFound(FORUM_TEXT.commentNotFound);
    return found;
  }

  /** Comments and replies that can be seen, by what they stand under; of what the caller may not read there are none. */
  async counts(kind: AboveKind, ids: readonly string[], caller: Caller): Promise<CommentCounts> {
    const found = await this.above.readable(
      ids.map((id) => ({ kind, id })),
      caller,
    );
    return Object.fromEntries(ids.map((id) => [id, found.get(id)?.comments ?? 0]));
  }

  /** Throws not-found for what stands elsewhere. */
  async refuseElsewhere(kind: AboveKind, id: string): Promise<void> {
    const found = await this.views.get(commentsView.name, id);
    if (!found || aboveIn(found)?.kind !== kind) throw notFound(FORUM_TEXT.commentNotFound);
  }

  /** Replies that can be seen. */
  async replyCount(kind: AboveKind, id: string, caller: Caller): Promise<number> {
    return (await this.readable(kind, id, caller)).replies ?? 0;
  }

  /** Throws not-found. */
  async readableAbove(above: Above, caller: Caller): Promise<AboveRow> {
    const found = await this.above.one(above, caller);
    if (!found) throw notFound(ABOVE_TEXT[above.kind].notFound);
    return found;
  }

  private async readable(kind: AboveKind, id: string, caller: Caller): Promise<CommentDocument> {
    const found = await this.found(kind, id, caller);
    if (!found) throw notFound(FORUM_TEXT.commentNotFound);
    return found;
  }

  private async found(kind: AboveKind, id: string, caller: Caller): Promise<CommentDocument | null> {
    const found = await this.views.get(commentsView.name, id);
    const above = found && aboveIn(found);
    return above?.kind === kind && (await this.above.isReadable(above, caller)) ? found : null;
  }

  private async pageAt<Kind extends AboveKind>(
    { kind, id }: Above<Kind>,
    sort: BlogCommentSort,
    place: Window,
    reply: CommentDocument | null,
    caller: Caller,
  ): Promise<Page<Kind>> {
    const found = await this.views.find(commentsView.name, { under: id }, { sort: sort === 'newest' ? NEWEST : OLDEST, ...place });
    const total = (await this.views.get(discussionsView.name, id))?.comment_total ?? 0;
    return pageOf(await this.withReplies(kind, found, reply, caller), total, place);
  }

  private async offsetOf({ under, position }: CommentDocument, limit: number): Promise<number> {
    return pageWith(await this.views.count(commentsView.name, { under, position: { $lt: position } }), limit);
  }

  private async withReplies<Kind extends AboveKind>(
    kind: Kind,
    found: readonly CommentDocument[],
    around: CommentDocument | null,
    caller: Caller,
  ): Promise<Answered<PlacedUnder[Kind]>[]> {
    const pages = await Promise.all(found.map((comment) => this.repliesOf(comment, around)));
    const shown = await this.comments.under(kind, [...found, ...pages.flatMap(({ replies }) => replies)], caller);
    const byId = new Map(shown.map((comment) => [comment.id, comment]));
    const shownOf = (documents: readonly CommentDocument[]) => documents.map(({ _id }) => byId.get(_id)).filter((one) => one !== undefined);
    return found.flatMap((comment, at) => {
      const { replies = [], pagination = NO_REPLIES } = pages[at] ?? {};
      const answers = shownOf(replies).map((reply) => answered(reply));
      return shownOf([comment]).map((placed) => answered(placed, answers, pagination, comment));
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

/** A comment with its replies. */
export const answered = <Placed extends object>(
  comment: Placed,
  replies: Answered<Placed>[] = [],
  pagination = NO_REPLIES,
  counted: Counted = {},
): Answered<Placed> => ({
  ...comment,
  replies,
  pagination,
  reply_count: counted.replies ?? 0,
  last_reply_at: counted.last_reply_at ?? null,
});
