import { Inject, Injectable } from '@nestjs/common';
import type { LikeCounts, LikeTarget } from '../../../../contracts/likes.js';
import type { Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { VIEWS } from '../../../platform/tokens.js';
import { mayRead } from '../views/comment.query.js';
import { commentsView } from '../views/forum.model.js';
import { TopicQuery } from '../views/topic.query.js';

/** A text that can be liked. */
export interface Likeable {
  readonly topicId: string;
  readonly authorId: string;
  readonly likes: number;
}

/** Answers what can be liked, and how often it is. */
@Injectable()
export class LikeTargetQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly topics: TopicQuery,
  ) {}

  /** A text that the caller may read, or null. */
  async find(type: LikeTarget, id: string, caller: Caller): Promise<Likeable | null> {
    return type === 'topic' ? this.topic(id, caller) : this.comment(id, caller);
  }

  async topicCounts(ids: readonly string[], caller: Caller): Promise<LikeCounts> {
    const found = await this.topics.rowsOf([...new Set(ids)], caller);
    return { ...Object.fromEntries(ids.map((id) => [id, 0])), ...Object.fromEntries(found.map(({ id, likes }) => [id, likes])) };
  }

  private async topic(id: string, caller: Caller): Promise<Likeable | null> {
    const topic = await this.topics.readable(id, caller);
    return topic && { topicId: id, authorId: topic.author_id, likes: topic.likes };
  }

  private async comment(id: string, caller: Caller): Promise<Likeable | null> {
    const comment = await this.views.get(commentsView.name, id);
    if (!comment || !mayRead(comment, caller) || !(await this.topics.readable(comment.topic_id, caller))) return null;
    return { topicId: comment.topic_id, authorId: comment.author_id, likes: comment.likes };
  }
}
