import { Inject, Injectable } from '@nestjs/common';
import type { Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import { commentsView, topicsView } from '../views/forum.model.js';
import { commentMovesView } from './comment-moves.projection.js';
import type { CommentPlace, CommentPlaces } from './comment-places.port.js';

const IN_ORDER = [['position', 1]] as const;

/** Answers which comments stand where. */
@Injectable()
export class CommentPlacesQuery implements CommentPlaces {
  constructor(@Inject(VIEWS) private readonly views: Views) {}

  async inTopic(topicId: string, after: number, limit: number): Promise<readonly CommentPlace[]> {
    const filter = { under: topicId, position: { $gt: after } };
    const found = await this.views.find(commentsView.name, filter, { sort: IN_ORDER, limit });
    return found.map(({ _id: commentId, position }) => ({ commentId, position }));
  }

  async activityOf(topicId: string): Promise<{ found: string; shown: string } | null> {
    const topic = await this.views.get(topicsView.name, topicId);
    if (!topic) return null;
    const [last] = await this.views.find(commentsView.name, { under: topicId }, { sort: [['position', -1]], limit: 1 });
    const found = last && last.created_at > topic.created_at ? last.created_at : topic.created_at;
    return { found, shown: topic.last_activity_at };
  }

  async movedBy(cause: string, after: number, limit: number): Promise<readonly CommentPlace[]> {
    const filter = { cause, position: { $gt: after } };
    const found = await this.views.find(commentMovesView.name, filter, { sort: IN_ORDER, limit });
    return found.map(({ comment_id: commentId, position }) => ({ commentId, position }));
  }
}
