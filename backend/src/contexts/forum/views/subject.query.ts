import { Inject, Injectable } from '@nestjs/common';
import { holds } from '../../../../contracts/permissions.js';
import type { Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { VIEWS } from '../../../platform/tokens.js';
import { type CommentDocument, commentsView, type TopicDocument, topicsView } from './forum.model.js';

interface Asked {
  readonly topicId: string;
  readonly commentId: string | null;
}

/** What other contexts may know of a topic or a comment that they have the id of. */
@Injectable()
export class SubjectQuery {
  constructor(@Inject(VIEWS) private readonly views: Views) {}

  async find({ topicId, commentId }: Asked): Promise<{ authorId: string; content: string; open: boolean } | null> {
    const comment = commentId ? await this.views.get(commentsView.name, commentId) : null;
    const topic = await this.views.get(topicsView.name, comment ? comment.topic_id : topicId);
    const text = commentId ? comment : topic;
    return text && { authorId: text.author_id, content: text.content, open: topic?.state === 'visible' && text.state === 'visible' };
  }

  /** In the order asked: where it stands now, that topic's title and the beginning of the text, or null when the caller may not read it. */
  async readable(asked: readonly Asked[], caller: Caller): Promise<({ topicId: string; title: string; excerpt: string } | null)[]> {
    const found = await this.views.getMany(commentsView.name, distinct(asked.flatMap(({ commentId }) => commentId ?? [])));
    const comments = new Map(found.filter((comment) => mayRead(comment, caller)).map((comment) => [comment._id, comment]));
    const topicIds = distinct([...asked.map(({ topicId }) => topicId), ...found.map(({ topic_id }) => topic_id)]);
    const inForum = await this.views.getMany(topicsView.name, topicIds);
    const topics = new Map(inForum.filter((topic) => mayRead(topic, caller)).map((topic) => [topic._id, topic]));
    return asked.map(({ topicId, commentId }) => {
      const comment = commentId ? comments.get(commentId) : null;
      const topic = topics.get(comment ? comment.topic_id : topicId);
      const text = commentId ? comment : topic;
      return topic && text ? { topicId: topic._id, title: topic.title, excerpt: text.excerpt } : null;
    });
  }
}

const distinct = (ids: readonly string[]): string[] => [...new Set(ids)];

function mayRead({ state, author_id }: TopicDocument | CommentDocument, { memberId, role }: Caller): boolean {
  if (state === 'deleted' || state === 'withdrawn') return false;
  return state === 'visible' || state === 'merged' || author_id === memberId || holds(role, 'content.read-hidden');
}
