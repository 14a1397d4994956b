import { Inject, Injectable } from '@nestjs/common';
import { LIVE_CHANNEL, type LiveChange, topicChannel } from '../../../../contracts/envelope.js';
import type { NewCommentRow, NewTopicRow } from '../../../../contracts/forum.js';
import type { Views } from '../../../kernel/views.js';
import type { LiveChanges, Trace } from '../../../platform/realtime/live-changes.js';
import { VIEWS } from '../../../platform/tokens.js';
import type { CommentAdded } from '../comment/comment.events.js';
import type { TopicCreated } from '../topic/topic.events.js';
import { CategoryQuery } from '../views/category.query.js';
import { commentsView, type TopicDocument, topicsView } from '../views/forum.model.js';

/** What is told of something new that can be read. What only some may read is told to nobody. */
@Injectable()
export class WritingChanges implements LiveChanges {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly categories: CategoryQuery,
  ) {}

  readonly traces: LiveChanges['traces'] = {
    TopicCreated: ({ data }) => ({ channel: LIVE_CHANNEL.topics, subject: (data as TopicCreated['data']).topicId }),
    CommentAdded: ({ data }) => {
      const { topicId, commentId } = data as CommentAdded['data'];
      return { channel: topicChannel(topicId), subject: commentId };
    },
  };

  async changes(traces: readonly Trace[]): Promise<readonly LiveChange[]> {
    const of = ({ type, channel, subject, position }: Trace) =>
      type === 'TopicCreated' ? this.topic(subject, position) : this.comment(subject, position).then((change) => (change?.channel === channel ? change : null));
    return (await Promise.all(traces.map(of))).filter((change) => change !== null);
  }

  private async topic(topicId: string, position: number): Promise<LiveChange<NewTopicRow> | null> {
    const topic = await this.visibleTopic(topicId);
    if (!topic) return null;
    const category = (await this.categories.tags([topic.category_id])).get(topic.category_id);
    const row: NewTopicRow = { topicId, categoryId: category?.id ?? topic.category_id, authorId: topic.author_id, tags: [...topic.tag_slugs] };
    return { channel: LIVE_CHANNEL.topics, kind: 'insert', row, position };
  }

  private async comment(commentId: string, position: number): Promise<LiveChange<NewCommentRow> | null> {
    const comment = await this.views.get(commentsView.name, commentId);
    if (comment?.state !== 'visible' || !(await this.visibleTopic(comment.topic_id))) return null;
    const row: NewCommentRow = { topicId: comment.topic_id, commentId, authorId: comment.author_id };
    return { channel: topicChannel(comment.topic_id), kind: 'insert', row, position };
  }

  private async visibleTopic(id: string): Promise<TopicDocument | null> {
    const topic = await this.views.get(topicsView.name, id);
    return topic?.state === 'visible' ? topic : null;
  }
}
