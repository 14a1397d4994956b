import { Inject, Injectable } from '@nestjs/common';
import type { ReportedContent, ReportedType } from '../../../../contracts/moderation.js';
import { excerptOf } from '../../../../contracts/rendering/excerpt.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import { commentStream } from '../comment/comment.stream.js';
import { type HeldDocument, heldView } from '../holding/held.model.js';
import { heldTextStream } from '../holding/held.stream.js';
import { topicStream } from '../topic/topic.stream.js';
import { type CommentDocument, commentsView, type TopicDocument, topicsView } from '../views/forum.model.js';

/** What moderation needs to know of something that was written in the forum. */
export interface WrittenContent {
  readonly authorId: string;
  readonly topicId: string;
  /** Title of the topic, or the beginning of the comment. */
  readonly title: string;
  /** Revision of its stream. */
  readonly revision: number;
  readonly now: ReportedContent;
}

@Injectable()
export class ForumContentQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly store: EventStore,
  ) {}

  /** As it stands now, also when it is hidden or deleted; null when there never was such content. */
  async find(type: ReportedType, id: string): Promise<WrittenContent | null> {
    const held = await this.views.get(heldView.name, id);
    if (held) return waiting(held);
    if (type === 'forum_topic') {
      const topic = await this.views.get(topicsView.name, id);
      return topic && { authorId: topic.author_id, topicId: topic._id, title: topic.title, revision: topic.revision, now: shown(topic, topic.title) };
    }
    const comment = await this.views.get(commentsView.name, id);
    return comment && { authorId: comment.author_id, topicId: comment.topic_id, title: comment.excerpt, revision: comment.revision, now: shown(comment, null) };
  }

  /** As it stood at a revision of its stream, read from the log. */
  async at(type: ReportedType, id: string, revision: number): Promise<ReportedContent | null> {
    const events = type === 'forum_topic' ? await this.store.read(topicStream, id, revision) : await this.store.read(commentStream, id, revision);
    const at = events.at(-1)?.at;
    const state = type === 'forum_topic' ? await this.store.state(topicStream, id, revision) : await this.store.state(commentStream, id, revision);
    if (!state || !at) return this.asHeld(id);
    return { title: 'title' in state ? state.title : null, content: state.content, at, state: state.state };
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

const waiting = ({ author_id, topic_id, title, content, held_at, revision }: HeldDocument): WrittenContent => ({
  authorId: author_id,
  topicId: topic_id,
  title: title ?? excerptOf(content),
  revision,
  now: { title, content, at: held_at, state: 'held' },
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
