import { Inject, Injectable } from '@nestjs/common';
import { aboveIn } from '../../../../contracts/above.js';
import type { TextRevision } from '../../../../contracts/forum.js';
import { holds } from '../../../../contracts/permissions.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import { VIEWS } from '../../../platform/tokens.js';
import type { CommentEvent } from '../comment/comment.events.js';
import { commentStream } from '../comment/comment.stream.js';
import type { TopicEvent } from '../topic/topic.events.js';
import { topicStream } from '../topic/topic.stream.js';
import { Aboves } from '../views/aboves.service.js';
import { CategoryQuery } from '../views/category.query.js';
import { type CommentDocument, commentsView, type TopicDocument, topicsView } from '../views/forum.model.js';

/** One state of a text, before people and categories have their names. */
interface State {
  readonly title: string | null;
  readonly content: string;
  readonly tags: readonly string[];
  readonly categoryId: string | null;
  /** Null for a moderator who decided about the words. */
  readonly by: string | null;
  readonly at: string;
  readonly edition: number;
  readonly moderated: TextRevision['moderated'];
  readonly destroyed: boolean;
}

/** Answers what a text said before, from its stream: a text is edited so often at most that this stays short. */
@Injectable()
export class TextHistoryQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly store: EventStore,
    private readonly authors: AuthorDirectory,
    private readonly categories: CategoryQuery,
    private readonly above: Aboves,
  ) {}

  /** Oldest first; null when the caller may not read it. */
  async ofTopic(id: string, caller: Caller): Promise<TextRevision[] | null> {
    const topic = await this.views.get(topicsView.name, id);
    if (!topic || !mayRead(topic, caller)) return null;
    return this.present(shownTo(caller, topic, (await this.store.read(topicStream, id)).reduce(withTopicEvent, [])));
  }

  async ofComment(id: string, caller: Caller): Promise<TextRevision[] | null> {
    const comment = await this.views.get(commentsView.name, id);
    if (!comment || !mayRead(comment, caller) || !(await this.mayReadAbove(comment, caller))) return null;
    return this.present(shownTo(caller, comment, (await this.store.read(commentStream, id)).reduce(withCommentEvent, [])));
  }

  private async mayReadAbove(comment: CommentDocument, caller: Caller): Promise<boolean> {
    const above = aboveIn(comment);
    if (above) return this.above.isReadable(above, caller);
    const topic = comment.topic_id === null ? null : await this.views.get(topicsView.name, comment.topic_id);
    return topic !== null && mayRead(topic, caller);
  }

  private async present(states: readonly State[]): Promise<TextRevision[]> {
    const authors = await this.authors.byIds([...new Set(states.flatMap(({ by }) => by ?? []))]);
    const categories = await this.categories.tags(states.map(({ categoryId }) => categoryId).filter((id) => id !== null));
    return states.map(({ title, content, tags, categoryId, by, at, moderated, destroyed }, index) => ({
      number: index + 1,
      title,
      content,
      tags: [...tags],
      category: (categoryId && categories.get(categoryId)) || null,
      users: by === null ? null : authorIn(authors, by),
      edited_at: at,
      moderated,
      destroyed,
    }));
  }
}

/** What was taken back is gone with its history; what moderators took down only those read who read hidden content. */
function mayRead({ state, author_id }: TopicDocument | CommentDocument, { memberId, role }: Caller): boolean {
  if (state === 'withdrawn') return false;
  if (state === 'visible' || state === 'merged') return true;
  return holds(role, 'content.read-hidden') || (state !== 'deleted' && author_id === memberId);
}

/** What a moderator put other words in the place of is for the author and for those who read hidden content. */
function shownTo({ memberId, role }: Caller, { author_id, edition }: TopicDocument | CommentDocument, states: readonly State[]): State[] {
  if (author_id === memberId || holds(role, 'content.read-hidden')) return [...states];
  return states.filter((state) => state.edition === edition).map((state) => ({ ...state, moderated: null }));
}

const FIRST = { edition: 0, moderated: null, destroyed: false } as const;

type Decided = Extract<TopicEvent | CommentEvent, { type: `${string}ByModerator` | `${string}TextReturned` }>;
const decidedBy = ({ data: { edition, message, ...data } }: Decided): Pick<State, 'by' | 'edition' | 'moderated'> => {
  const [reason, clause] = 'reason' in data ? [data.reason, data.clause] : [null, null];
  return { by: null, edition, moderated: { reason, clause, message: message || null } };
};
const withoutWords = (states: readonly State[], editions: readonly number[]): State[] =>
  states.map((state) => (editions.includes(state.edition) ? { ...state, title: state.title && '', content: '', destroyed: true } : state));

function withCommentEvent(states: State[], event: RecordedEvent<CommentEvent>): State[] {
  const { type, data, actor, at } = event;
  const words = { title: null, tags: [], categoryId: null, at } as const;
  switch (type) {
    case 'CommentAdded':
      return [{ ...words, ...FIRST, content: data.content, by: data.authorId }];
    case 'CommentEdited':
      return [...states, { ...words, ...FIRST, content: data.content, by: actor.id, edition: data.edition }];
    case 'CommentEditedByModerator':
    case 'CommentTextReturned':
      return [...states, { ...words, ...FIRST, content: data.content, ...decidedBy(event) }];
    case 'CommentTextDestroyed':
      return withoutWords(states, data.editions);
    default:
      return states;
  }
}

function withTopicEvent(states: State[], event: RecordedEvent<TopicEvent>): State[] {
  const { type, data, actor, at } = event;
  const last = states.at(-1);
  if (type === 'TopicCreated') {
    const { title, content, tags, categoryId, authorId: by } = data;
    return [{ ...FIRST, title, content, tags, categoryId, by, at }];
  }
  if (!last) return states;
  const next = { ...last, moderated: null, by: actor.id, at };
  switch (type) {
    case 'TopicEdited':
      return [...states, { ...next, title: data.title, content: data.content, tags: data.tags, categoryId: data.categoryId }];
    case 'TopicEditedByModerator':
    case 'TopicTextReturned':
      return [...states, { ...next, title: data.title, content: data.content, ...decidedBy(event) }];
    case 'TopicTextDestroyed':
      return withoutWords(states, data.editions);
    case 'TopicMoved':
      return [...states, { ...next, categoryId: data.categoryId }];
    case 'TopicRetagged':
      return [...states, { ...next, tags: data.tags }];
    default:
      return states;
  }
}
