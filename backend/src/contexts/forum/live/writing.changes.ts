import { Inject, Injectable } from '@nestjs/common';
import { aboveChannel, aboveOf } from '../../../../contracts/above.js';
import type { NewBlogCommentRow } from '../../../../contracts/blog-comments.js';
import { LIVE_CHANNEL, type LiveChange, topicChannel } from '../../../../contracts/envelope.js';
import type { NewCommentRow, NewTopicRow } from '../../../../contracts/forum.js';
import type { NewProjectCommentRow } from '../../../../contracts/project-comments.js';
import type { Views } from '../../../kernel/views.js';
import type { LiveChanges, Trace } from '../../../platform/realtime/live-changes.js';
import { VIEWS } from '../../../platform/tokens.js';
import type { CommentAdded } from '../comment/comment.events.js';
import type { Under } from '../comment/under.events.js';
import { topicIdOf } from '../comment/under.rules.js';
import type { TopicCreated } from '../topic/topic.events.js';
import { Aboves } from '../views/aboves.service.js';
import { CategoryQuery } from '../views/category.query.js';
import { underOfDocument } from '../views/comment.query.js';
import { commentsView, type TopicDocument, topicsView } from '../views/forum.model.js';

const channelOf = (under: Under): string => {
  const above = aboveOf(under);
  return above ? aboveChannel(above) : topicChannel(topicIdOf(under) ?? '');
};

/** What is told of something new that can be read. What only some may read is told to nobody. */
@Injectable()
export class WritingChanges implements LiveChanges {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly categories: CategoryQuery,
    private readonly above: Aboves,
  ) {}

  readonly traces: LiveChanges['traces'] = {
    TopicCreated: ({ data }) => ({ channel: LIVE_CHANNEL.topics, subject: (data as TopicCreated['data']).topicId }),
    CommentAdded: ({ data }) => {
      const added = data as CommentAdded['data'];
      return { channel: channelOf(added), subject: added.commentId };
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

  private async comment(commentId: string, position: number): Promise<LiveChange<NewCommentRow | NewBlogCommentRow | NewProjectCommentRow> | null> {
    const comment = await this.views.get(commentsView.name, commentId);
    if (comment?.state !== 'visible') return null;
    const under = underOfDocument(comment);
    if (!(await this.isOpen(under))) return null;
    return { channel: channelOf(under), kind: 'insert', row: { ...under, commentId, authorId: comment.author_id }, position };
  }

  private async isOpen(under: Under): Promise<boolean> {
    const above = aboveOf(under);
    if (!above) return (await this.visibleTopic(topicIdOf(under) ?? '')) !== null;
    const readers = await this.above.readers(above);
    return readers === 'everybody' || readers === 'members';
  }

  private async visibleTopic(id: string): Promise<TopicDocument | null> {
    const topic = await this.views.get(topicsView.name, id);
    return topic?.state === 'visible' ? topic : null;
  }
}
