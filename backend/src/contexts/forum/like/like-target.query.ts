import { Inject, Injectable } from '@nestjs/common';
import { type AboveKind, aboveIn } from '../../../../contracts/above.js';
import type { LikeCounts, LikeTarget } from '../../../../contracts/likes.js';
import type { Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { VIEWS } from '../../../platform/tokens.js';
import { Aboves } from '../views/aboves.service.js';
import { mayRead } from '../views/comment.query.js';
import { type CommentDocument, commentsView } from '../views/forum.model.js';
import { PostsAbove } from '../views/posts-above.port.js';
import { TopicQuery } from '../views/topic.query.js';
import type { LikedIn } from './like.events.js';
import { LikeableUpdates } from './likeable-updates.port.js';

const LIKED_IN: { readonly [Kind in AboveKind]: (id: string) => LikedIn } = { post: (postId) => ({ postId }), project: (projectId) => ({ projectId }) };

/** A text that can be liked, and where it stands. */
export interface Likeable {
  readonly place: LikedIn;
  readonly authorId: string;
  readonly likes: number;
}

/** Answers what can be liked, and how often it is. */
@Injectable()
export class LikeTargetQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly topics: TopicQuery,
    private readonly posts: PostsAbove,
    private readonly above: Aboves,
    private readonly updates: LikeableUpdates,
  ) {}

  /** A text that the caller may read, or null; of a post it throws as its page does. */
  find(type: LikeTarget, id: string, caller: Caller): Promise<Likeable | null> {
    switch (type) {
      case 'topic':
        return this.topic(id, caller);
      case 'comment':
        return this.comment(id, caller);
      case 'post':
        return this.post(id, caller);
      case 'update':
        return this.update(id, caller);
    }
  }

  async topicCounts(ids: readonly string[], caller: Caller): Promise<LikeCounts> {
    const found = await this.topics.rowsOf([...new Set(ids)], caller);
    return { ...noneOf(ids), ...Object.fromEntries(found.map(({ id, likes }) => [id, likes])) };
  }

  async postCounts(ids: readonly string[], caller: Caller): Promise<LikeCounts> {
    const found = await this.posts.readable(ids, caller);
    return { ...noneOf(ids), ...Object.fromEntries([...found.values()].map(({ id, likes }) => [id, likes])) };
  }

  private async topic(id: string, caller: Caller): Promise<Likeable | null> {
    const topic = await this.topics.readable(id, caller);
    return topic && { place: { topicId: id }, authorId: topic.author_id, likes: topic.likes };
  }

  private async comment(id: string, caller: Caller): Promise<Likeable | null> {
    const comment = await this.views.get(commentsView.name, id);
    if (!comment || !mayRead(comment, caller)) return null;
    const place = await this.placeOf(comment, caller);
    return place && { place, authorId: comment.author_id, likes: comment.likes };
  }

  /** Where a comment stands, if the caller may read that. */
  private async placeOf(comment: CommentDocument, caller: Caller): Promise<LikedIn | null> {
    const above = aboveIn(comment);
    if (above) return (await this.above.isReadable(above, caller)) ? LIKED_IN[above.kind](above.id) : null;
    const topicId = comment.topic_id ?? comment.under;
    return (await this.topics.readable(topicId, caller)) && { topicId };
  }

  private async update(id: string, caller: Caller): Promise<Likeable | null> {
    const found = await this.updates.likeable(id, caller);
    return found && { place: { projectId: found.projectId }, authorId: found.authorId, likes: found.likes };
  }

  private async post(id: string, caller: Caller): Promise<Likeable> {
    const { authorId, likes } = await this.posts.one(id, caller);
    return { place: { postId: id }, authorId, likes };
  }
}

const noneOf = (ids: readonly string[]): LikeCounts => Object.fromEntries(ids.map((id) => [id, 0]));
