import { Inject, Injectable } from '@nestjs/common';
import { aboveFields, aboveIn } from '../../../../contracts/above.js';
import type { MemberTextRow } from '../../../../contracts/member-record.js';
import type { Views } from '../../../kernel/views.js';
import type { Window } from '../../../platform/paging/window.js';
import { VIEWS } from '../../../platform/tokens.js';
import { type CommentDocument, commentsView, type TopicDocument, topicsView } from '../views/forum.model.js';

/** Whoever looks further back searches in the forum. */
const FURTHEST = 1_000;

/** Answers what a member wrote in the forum, the newest first, topics and comments together. */
@Injectable()
export class MemberTextsQuery {
  constructor(@Inject(VIEWS) private readonly views: Views) {}

  async by(memberId: string, { offset, limit }: Window): Promise<{ rows: MemberTextRow[]; total: number }> {
    const mine = { author_id: memberId };
    const page = { sort: [['created_at', -1]], limit: Math.min(offset + limit, FURTHEST) } as const;
    const [topics, comments, ofTopics, ofComments] = await Promise.all([
      this.views.find(topicsView.name, mine, page),
      this.views.find(commentsView.name, mine, page),
      this.views.count(topicsView.name, mine, FURTHEST),
      this.views.count(commentsView.name, mine, FURTHEST),
    ]);
    const written = [...topics.map(topicRow), ...(await this.commentRows(comments))];
    const rows = written.sort(newestFirst).slice(offset, Math.min(offset + limit, FURTHEST));
    return { rows, total: Math.min(ofTopics + ofComments, FURTHEST) };
  }

  private async commentRows(comments: readonly CommentDocument[]): Promise<MemberTextRow[]> {
    const topics = await this.views.getMany(topicsView.name, [...new Set(comments.flatMap(({ topic_id }) => topic_id ?? []))]);
    const solutions = new Set(topics.map(({ solving_comment_id }) => solving_comment_id));
    return comments.map(({ _id, topic_id, excerpt, created_at, state, ...fields }) => ({
      id: _id,
      type: 'forum_comment',
      topic_id: topic_id ?? '',
      ...aboveFields(aboveIn(fields)),
      title: excerpt,
      created_at,
      state,
      is_solution: solutions.has(_id),
    }));
  }
}

const topicRow = ({ _id, title, created_at, state }: TopicDocument): MemberTextRow => ({
  id: _id,
  type: 'forum_topic',
  topic_id: _id,
  ...aboveFields(null),
  title,
  created_at,
  state,
  is_solution: false,
});

/** Of what came at one time, the later id is the newer text. */
const newestFirst = (one: MemberTextRow, other: MemberTextRow): number => other.created_at.localeCompare(one.created_at) || other.id.localeCompare(one.id);
