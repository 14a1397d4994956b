import { Inject, Injectable } from '@nestjs/common';
import type { Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { VIEWS } from '../../../platform/tokens.js';
import { type CommentDocument, commentsView } from '../views/forum.model.js';
import { TopicQuery } from '../views/topic.query.js';
import type { KeptMark } from './reading.rules.js';

/** Answers where in their topics comments stand; nobody keeps how far a post's comments were read. */
@Injectable()
export class MarkQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly topics: TopicQuery,
  ) {}

  /** Marks by topic; what is unknown, or in a topic that the caller may not see, is left out. */
  async marks(commentIds: readonly string[], topicIds: readonly string[], caller: Caller): Promise<Map<string, KeptMark>> {
    const comments = await this.views.getMany(commentsView.name, commentIds);
    const wanted = new Map<string, CommentDocument | null>(topicIds.map((topicId) => [topicId, null]));
    for (const comment of comments) {
      const { topic_id: topicId, position } = comment;
      if (topicId !== null && position > (wanted.get(topicId)?.position ?? 0)) wanted.set(topicId, comment);
    }
    const marks = await Promise.all([...wanted].map(async ([topicId, comment]) => [topicId, await this.mark(topicId, comment, caller)] as const));
    return new Map(marks.filter((entry): entry is [string, KeptMark] => entry[1] !== null));
  }

  /** The mark of whoever has just written a comment, by topic; none while it waits for a moderator. */
  async ofWritten(commentId: string): Promise<Map<string, KeptMark>> {
    const comment = await this.views.get(commentsView.name, commentId);
    return new Map(comment?.topic_id ? [[comment.topic_id, await this.markAt(comment.topic_id, comment)]] : []);
  }

  private async mark(topicId: string, comment: CommentDocument | null, caller: Caller): Promise<KeptMark | null> {
    if (!(await this.topics.readable(topicId, caller))) return null;
    return comment ? this.markAt(topicId, comment) : { commentId: null, position: 0, number: 0 };
  }

  private async markAt(topicId: string, { _id: commentId, position }: CommentDocument): Promise<KeptMark> {
    const number = await this.views.count(commentsView.name, { under: topicId, position: { $lte: position } });
    return { commentId, position, number };
  }
}
