import { Inject, Injectable } from '@nestjs/common';
import { type Above, type AboveIds, aboveIds, aboveIn, NOTHING_ABOVE } from '../../../../contracts/above.js';
import type { ReportedContent, ReportedType } from '../../../../contracts/moderation.js';
import { excerptOf } from '../../../../contracts/rendering/excerpt.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Condition, Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import { commentStream } from '../comment/comment.stream.js';
import { type HeldDocument, heldView } from '../holding/held.model.js';
import { heldTextStream } from '../holding/held.stream.js';
import { topicStream } from '../topic/topic.stream.js';
import { Aboves } from '../views/aboves.service.js';
import { type CommentDocument, categoriesView, commentsView, type TopicDocument, topicsView } from '../views/forum.model.js';

type ForumType = Extract<ReportedType, 'forum_topic' | 'forum_comment'>;

/** What moderation needs to know of something that was written in the forum. */
export interface WrittenContent extends AboveIds {
  readonly authorId: string;
  /** Empty for what stands elsewhere than in a topic. */
  readonly topicId: string;
  /** Title of the topic, or the beginning of the comment. */
  readonly title: string;
  /** Revision of its stream. */
  readonly revision: number;
  readonly now: ReportedContent;
}

/** A text beside the one that moderation asks for; its content is null when it was deleted. */
interface NearbyText {
  readonly id: string;
  readonly authorId: string;
  readonly at: string;
  readonly content: string | null;
  readonly state: ReportedContent['state'];
}

@Injectable()
export class ForumContentQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly store: EventStore,
    private readonly above: Aboves,
  ) {}

  /** Content of one type, for those who know it by its id. */
  of(type: ForumType) {
    return {
      find: (id: string) => this.find(type, id),
      at: (id: string, revision: number) => this.at(type, id, revision),
      wordedAt: (id: string) => this.wordedAt(type, id),
      around: (id: string) => this.around(type, id),
      editBy: (id: string, decisionId: string) => this.editBy(type, id, decisionId),
    };
  }

  /** As it stands now, also when it is hidden or deleted; null when there never was such content. */
  async find(type: ForumType, id: string): Promise<WrittenContent | null> {
    const held = await this.views.get(heldView.name, id);
    if (held) return waiting(held);
    if (type === 'forum_topic') {
      const topic = await this.views.get(topicsView.name, id);
      return (
        topic && {
          authorId: topic.author_id,
          topicId: topic._id,
          ...NOTHING_ABOVE,
          title: topic.title,
          revision: topic.revision,
          now: shown(topic, topic.title),
        }
      );
    }
    const comment = await this.views.get(commentsView.name, id);
    if (!comment) return null;
    const { author_id: authorId, topic_id, excerpt: title, revision } = comment;
    return { authorId, topicId: topic_id ?? '', ...aboveIds(aboveIn(comment)), title, revision, now: shown(comment, null) };
  }

  /** As it stood at a revision of its stream, read from the log. */
  async at(type: ForumType, id: string, revision: number): Promise<ReportedContent | null> {
    const events = type === 'forum_topic' ? await this.store.read(topicStream, id, revision) : await this.store.read(commentStream, id, revision);
    const at = events.at(-1)?.at;
    const state = type === 'forum_topic' ? await this.store.state(topicStream, id, revision) : await this.store.state(commentStream, id, revision);
    if (!state || !at) return this.asHeld(id);
    return { title: 'title' in state ? state.title : null, content: state.content, at, state: state.state };
  }

  /** Revision of the fact since which it says what it says; what waits says what it said first. */
  async wordedAt(type: ForumType, id: string): Promise<number> {
    const facts = type === 'forum_topic' ? await this.store.read(topicStream, id) : await this.store.read(commentStream, id);
    return facts.findLast(({ data }) => 'content' in data)?.revision ?? 0;
  }

  /** What it stands under, what it answers, and the texts before and after it; null when it stands nowhere. */
  async around(type: ForumType, id: string) {
    const held = await this.views.get(heldView.name, id);
    const comment = type === 'forum_comment' && !held ? await this.views.get(commentsView.name, id) : null;
    const above = aboveIn(comment ?? held ?? {});
    if (above) return this.aroundBelow(above, comment, comment?.under ?? held?.under ?? above.id);
    const topic = await this.views.get(topicsView.name, comment?.topic_id ?? held?.topic_id ?? id);
    if (!topic) return null;
    const category = await this.views.get(categoriesView.name, topic.category_id);
    const where = { topic: { id: topic._id, title: topic.title, category: category?.name ?? '', authorId: topic.author_id } };
    if (type === 'forum_topic') return { ...where, parent: null, before: null, after: null };
    if (!comment) return { ...where, parent: nearby(topic), before: null, after: null };
    const quoted = comment.quoted_id ? await this.views.get(commentsView.name, comment.quoted_id) : null;
    const [before, after] = await this.besides(comment);
    return {
      ...where,
      parent: nearby(quoted ?? topic),
      before: before && before._id !== quoted?._id ? nearby(before) : null,
      after: after ? nearby(after) : null,
    };
  }

  /** The text of a post or project is long, and is no part of what stands around its comments. */
  private async aroundBelow(above: Above, comment: CommentDocument | null, under: string) {
    const row = (await this.above.all([above])).get(above.id);
    if (!row) return null;
    const category = row.categoryId === null ? null : await this.views.get(categoriesView.name, row.categoryId);
    const where = { topic: { id: row.id, title: row.title, category: category?.name ?? '', authorId: row.authorId } };
    const answeredId = comment?.quoted_id ?? (under === above.id ? null : under);
    const answered = answeredId ? await this.views.get(commentsView.name, answeredId) : null;
    const [before, after] = comment ? await this.besides(comment) : [];
    return { ...where, parent: answered && nearby(answered), before: before ? nearby(before) : null, after: after ? nearby(after) : null };
  }

  /** What stands right before a comment, and what stands right after it. */
  private async besides({ under, position }: CommentDocument): Promise<readonly (CommentDocument | undefined)[]> {
    const next = (from: Condition, direction: 1 | -1) =>
      this.views.find(commentsView.name, { under, position: from }, { sort: [['position', direction]], limit: 1 });
    const [[before], [after]] = await Promise.all([next({ $lt: position }, -1), next({ $gt: position }, 1)]);
    return [before, after];
  }

  /** What a moderator changed the words for, and what became of it; null when no edit goes by this decision. */
  async editBy(type: ForumType, id: string, decisionId: string) {
    const facts = type === 'forum_topic' ? await this.store.read(topicStream, id) : await this.store.read(commentStream, id);
    const edit = facts.find(({ data }) => 'decisionId' in data && data.decisionId === decisionId);
    const state = type === 'forum_topic' ? await this.store.state(topicStream, id) : await this.store.state(commentStream, id);
    if (!edit || !('message' in edit.data) || !state) return null;
    return { message: edit.data.message, stands: state.decided?.id === decisionId, lost: state.own === null };
  }

  /** What waits, or was refused, never got a stream of its own in the forum. */
  private async asHeld(id: string): Promise<ReportedContent | null> {
    const [held] = await this.store.read(heldTextStream, id);
    const text = (await this.store.state(heldTextStream, id))?.text;
    if (!held || !text) return null;
    const [title, content] = 'topic' in text ? [text.topic.title, text.topic.content] : [null, text.comment.content];
    return { title, content, at: held.at, state: 'held' };
  }
}

const waiting = ({ author_id, topic_id, title, content, held_at, revision, ...fields }: HeldDocument): WrittenContent => ({
  authorId: author_id,
  topicId: topic_id ?? '',
  ...aboveIds(aboveIn(fields)),
  title: title ?? excerptOf(content),
  revision,
  now: { title, content, at: held_at, state: 'held' },
});

const nearby = ({ _id: id, author_id: authorId, created_at: at, content, state }: TopicDocument | CommentDocument): NearbyText => ({
  id,
  authorId,
  at,
  content: SHOWN[state] === 'deleted' ? null : content,
  state: SHOWN[state],
});

const SHOWN: Record<TopicDocument['state'], ReportedContent['state']> = {
  visible: 'visible',
  merged: 'visible',
  hidden: 'hidden',
  deleted: 'deleted',
  withdrawn: 'deleted',
};

const shown = ({ content, changed_at: at, state }: TopicDocument | CommentDocument, title: string | null): ReportedContent => ({
  title,
  content,
  at,
  state: SHOWN[state],
});
