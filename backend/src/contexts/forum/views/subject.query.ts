import { Inject, Injectable } from '@nestjs/common';
import { type Above, type AboveIds, aboveIds, aboveIn, aboveOf, NOTHING_ABOVE } from '../../../../contracts/above.js';
import { holds } from '../../../../contracts/permissions.js';
import type { Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { VIEWS } from '../../../platform/tokens.js';
import { Aboves } from './aboves.service.js';
import { type CommentDocument, commentsView, type TopicDocument, topicsView } from './forum.model.js';

/** A comment wherever it stands, or a topic, a post or a project. */
interface Asked extends Partial<AboveIds> {
  readonly topicId: string;
  readonly commentId: string | null;
}

/** What a reader may know of a text: where it stands now, that title and how it begins. */
interface ReadableSubject extends AboveIds {
  /** Empty for what stands elsewhere than in a topic. */
  readonly topicId: string;
  readonly title: string;
  readonly excerpt: string;
}

interface FoundSubject {
  readonly authorId: string;
  readonly content: string;
  readonly open: boolean;
  readonly readers: readonly string[] | null;
}

/** What other contexts may know of a text that they have the id of. */
@Injectable()
export class SubjectQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly above: Aboves,
  ) {}

  /** `content` is empty for what is no comment and no topic. */
  async find({ topicId, commentId, ...ids }: Asked): Promise<FoundSubject | null> {
    const comment = commentId ? await this.views.get(commentsView.name, commentId) : null;
    const above = comment ? aboveIn(comment) : aboveOf(ids);
    if (above) return this.below(above, comment);
    const topic = await this.views.get(topicsView.name, comment?.topic_id ?? topicId);
    const text = commentId ? comment : topic;
    return text && { authorId: text.author_id, content: text.content, open: topic?.state === 'visible' && text.state === 'visible', readers: null };
  }

  /** In the order asked; null for what the caller may not read. */
  async readable(asked: readonly Asked[], caller: Caller): Promise<(ReadableSubject | null)[]> {
    const found = await this.views.getMany(commentsView.name, distinct(asked.flatMap(({ commentId }) => commentId ?? [])));
    const comments = new Map(found.filter((comment) => mayRead(comment, caller)).map((comment) => [comment._id, comment]));
    const topicIds = distinct([...asked.map(({ topicId }) => topicId), ...found.flatMap(({ topic_id }) => topic_id ?? [])]);
    const inForum = await this.views.getMany(topicsView.name, topicIds);
    const topics = new Map(inForum.filter((topic) => mayRead(topic, caller)).map((topic) => [topic._id, topic]));
    const readable = await this.above.readable([...asked.map(aboveOf), ...found.map(aboveIn)], caller);
    return asked.map(({ topicId, commentId, ...ids }) => {
      const comment = commentId ? comments.get(commentId) : null;
      if (commentId && !comment) return null;
      const above = comment ? aboveIn(comment) : aboveOf(ids);
      const row = readable.get(above?.id ?? '');
      if (row && row.kind === above?.kind) return { topicId: '', ...aboveIds(above), title: row.title, excerpt: comment?.excerpt ?? row.excerpt };
      const topic = topics.get(comment ? (comment.topic_id ?? '') : topicId);
      return topic ? { topicId: topic._id, ...NOTHING_ABOVE, title: topic.title, excerpt: (comment ?? topic).excerpt } : null;
    });
  }

  private async below(above: Above, comment: CommentDocument | null): Promise<FoundSubject | null> {
    const [rows, readers] = await Promise.all([this.above.all([above]), this.above.readers(above)]);
    const row = rows.get(above.id);
    if (!row) return null;
    const { author_id: authorId, content, state } = comment ?? { author_id: row.authorId, content: '', state: 'visible' };
    const some = readers === 'everybody' || readers === 'members' ? null : readers;
    return { authorId, content, open: some?.length !== 0 && state === 'visible', readers: some };
  }
}

const distinct = (ids: readonly string[]): string[] => [...new Set(ids)];

function mayRead({ state, author_id }: TopicDocument | CommentDocument, { memberId, role }: Caller): boolean {
  if (state === 'deleted' || state === 'withdrawn') return false;
  return state === 'visible' || state === 'merged' || author_id === memberId || holds(role, 'content.read-hidden');
}
