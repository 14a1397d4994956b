import { Inject, Injectable } from '@nestjs/common';
import { FORUM_TEXT } from '../../../../contracts/forum.js';
import type { CommentPage, CommentPlace } from '../../../../contracts/reading.js';
import type { Condition, Filter, Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { VIEWS } from '../../../platform/tokens.js';
import { isInTopic } from '../comment/under.rules.js';
import { CommentQuery } from '../views/comment.query.js';
import { type CommentDocument, commentsView, type TopicDocument } from '../views/forum.model.js';

/** Comments in their order, and whether there are more on either side. */
interface Piece {
  readonly shown: readonly CommentDocument[];
  readonly hasBefore: boolean;
  readonly hasAfter: boolean;
}

/** Pages of comments that are found by a comment's place and not by its number: one far below costs no more than the first. */
@Injectable()
export class CommentPagesQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly comments: CommentQuery,
  ) {}

  /** Throws not-found when the place is no comment of the topic. */
  async page(topic: TopicDocument, place: CommentPlace, limit: number, caller: Caller): Promise<CommentPage> {
    const piece = await this.piece(topic._id, place, limit);
    const { shown, hasBefore, hasAfter } = piece;
    return {
      success: true,
      data: (await this.comments.present(shown, caller)).filter(isInTopic),
      total: topic.comment_total,
      limit,
      offset: place.after ? null : await this.countBefore(topic, piece),
      hasMore: hasAfter,
      cursors: { before: hasBefore ? (shown[0]?._id ?? null) : null, after: hasAfter ? (shown.at(-1)?._id ?? null) : null },
    };
  }

  private async piece(topicId: string, { after, before, around }: CommentPlace, limit: number): Promise<Piece> {
    if (after) return this.below(topicId, { $gt: await this.position(topicId, after) }, limit);
    if (before) return this.above(topicId, { $lt: await this.position(topicId, before) }, limit, true);
    if (around) return this.around(topicId, await this.position(topicId, around), limit);
    return this.above(topicId, undefined, limit, false);
  }

  private async around(topicId: string, position: number, limit: number): Promise<Piece> {
    const above = await this.above(topicId, { $lt: position }, Math.floor((limit - 1) / 2), true);
    const below = await this.below(topicId, { $gte: position }, limit - above.shown.length);
    return { shown: [...above.shown, ...below.shown], hasBefore: above.hasBefore, hasAfter: below.hasAfter };
  }

  /** One more than is shown is read: it tells whether there are more. */
  private async below(topicId: string, position: Condition, limit: number): Promise<Piece> {
    const found = await this.find(topicId, position, 1, limit + 1);
    return { shown: found.slice(0, limit), hasBefore: true, hasAfter: found.length > limit };
  }

  private async above(topicId: string, position: Condition | undefined, limit: number, hasAfter: boolean): Promise<Piece> {
    const found = await this.find(topicId, position, -1, limit + 1);
    return { shown: found.slice(0, limit).reverse(), hasBefore: found.length > limit, hasAfter };
  }

  private find(topicId: string, position: Condition | undefined, direction: 1 | -1, limit: number): Promise<CommentDocument[]> {
    const filter: Filter = position === undefined ? { under: topicId } : { under: topicId, position };
    return this.views.find(commentsView.name, filter, { sort: [['position', direction]], limit });
  }

  private async position(topicId: string, commentId: string): Promise<number> {
    const comment = await this.views.get(commentsView.name, commentId);
    if (comment?.topic_id !== topicId) throw notFound(FORUM_TEXT.commentNotFound);
    return comment.position;
  }

  /** Only an index is counted, and only where neither end of the topic tells the number. */
  private async countBefore({ _id, comment_total }: TopicDocument, { shown, hasBefore, hasAfter }: Piece): Promise<number> {
    const [first] = shown;
    if (!first || !hasBefore) return 0;
    if (!hasAfter) return Math.max(comment_total - shown.length, 0);
    return this.views.count(commentsView.name, { under: _id, position: { $lt: first.position } });
  }
}
