import { Inject, Injectable } from '@nestjs/common';
import type { TextRevision } from '../../../../contracts/forum.js';
import { holds } from '../../../../contracts/permissions.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import { VIEWS } from '../../../platform/tokens.js';
import { commentStream } from '../comment/comment.stream.js';
import type { TopicEvent } from '../topic/topic.events.js';
import { topicStream } from '../topic/topic.stream.js';
import { CategoryQuery } from '../views/category.query.js';
import { type CommentDocument, commentsView, type TopicDocument, topicsView } from '../views/forum.model.js';

/** One state of a text, before people and categories have their names. */
interface State {
  readonly title: string | null;
  readonly content: string;
  readonly tags: readonly string[];
  readonly categoryId: string | null;
  readonly by: string;
  readonly at: string;
}

/** Answers what a text said before, from its stream: a text is edited so often at most that this stays short. */
@Injectable()
export class TextHistoryQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly store: EventStore,
    private readonly authors: AuthorDirectory,
    private readonly categories: CategoryQuery,
  ) {}

  /** Oldest first; null when the caller may not read it. */
  async ofTopic(id: string, caller: Caller): Promise<TextRevision[] | null> {
    const topic = await this.views.get(topicsView.name, id);
    if (!topic || !mayRead(topic, caller)) return null;
    return this.present((await this.store.read(topicStream, id)).reduce(withTopicEvent, []));
  }

  async ofComment(id: string, caller: Caller): Promise<TextRevision[] | null> {
    const comment = await this.views.get(commentsView.name, id);
    const topic = comment && (await this.views.get(topicsView.name, comment.topic_id));
    if (!comment || !topic || !mayRead(comment, caller) || !mayRead(topic, caller)) return null;
    const states: State[] = [];
    for (const { type, data, actor, at } of await this.store.read(commentStream, id)) {
      if (type === 'CommentAdded' || type === 'CommentEdited') {
        states.push({ title: null, content: data.content, tags: [], categoryId: null, by: type === 'CommentAdded' ? data.authorId : actor.id, at });
      }
    }
    return this.present(states);
  }

  private async present(states: readonly State[]): Promise<TextRevision[]> {
    const authors = await this.authors.byIds([...new Set(states.map(({ by }) => by))]);
    const categories = await this.categories.tags(states.map(({ categoryId }) => categoryId).filter((id) => id !== null));
    return states.map(({ title, content, tags, categoryId, by, at }, index) => ({
      number: index + 1,
      title,
      content,
      tags: [...tags],
      category: (categoryId && categories.get(categoryId)) || null,
      users: authorIn(authors, by),
      edited_at: at,
    }));
  }
}

/** What was taken back is gone with its history; what moderators took down only those read who read hidden content. */
function mayRead({ state, author_id }: TopicDocument | CommentDocument, { memberId, role }: Caller): boolean {
  if (state === 'withdrawn') return false;
  if (state === 'visible' || state === 'merged') return true;
  return holds(role, 'content.read-hidden') || (state !== 'deleted' && author_id === memberId);
}

function withTopicEvent(states: State[], { type, data, actor, at }: RecordedEvent<TopicEvent>): State[] {
  const last = states.at(-1);
  if (type === 'TopicCreated') {
    const { title, content, tags, categoryId, authorId: by } = data;
    return [{ title, content, tags, categoryId, by, at }];
  }
  if (!last) return states;
  const next = { ...last, by: actor.id, at };
  if (type === 'TopicEdited') return [...states, { ...next, title: data.title, content: data.content, tags: data.tags, categoryId: data.categoryId }];
  if (type === 'TopicMoved') return [...states, { ...next, categoryId: data.categoryId }];
  return type === 'TopicRetagged' ? [...states, { ...next, tags: data.tags }] : states;
}
