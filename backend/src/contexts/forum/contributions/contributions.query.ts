import { Inject, Injectable } from '@nestjs/common';
import { type ActiveDay, KNOWN_FOR_LIMITS, type KnownFor, type MemberComment } from '../../../../contracts/follow.js';
import type { CategoryTag, TopicRow } from '../../../../contracts/forum.js';
import { dayIn, firstDay } from '../../../../contracts/istanbul-day.js';
import type { Clock } from '../../../kernel/clock.js';
import type { Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import type { Window } from '../../../platform/paging/window.js';
import { CLOCK, VIEWS } from '../../../platform/tokens.js';
import { type CommentDocument, commentsView, topicsView } from '../views/forum.model.js';
import { TopicQuery } from '../views/topic.query.js';

const NEWEST_FIRST = [['created_at', -1]] as const;
const shownOf = (memberId: string) => ({ author_id: memberId, state: 'visible' }) as const;

interface Page<T> {
  readonly rows: T[];
  readonly total: number;
}

/** A comment, and the topic that it stands in. */
interface Placed {
  readonly comment: CommentDocument;
  readonly topic: TopicRow;
}

/** Answers what a member wrote for everybody to read. What stands in a topic that the reader may not read is left out of its page. */
@Injectable()
export class ContributionsQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly topicRows: TopicQuery,
  ) {}

  async counts(memberId: string, caller: Caller): Promise<{ topics: number; comments: number; solutions: number }> {
    const [topics, comments, solutions] = await Promise.all([
      this.views.count(topicsView.name, shownOf(memberId)),
      this.views.count(commentsView.name, shownOf(memberId)),
      this.solved(memberId, caller),
    ]);
    return { topics, comments, solutions: solutions.length };
  }

  async topics(memberId: string, { limit, offset }: Window, caller: Caller): Promise<Page<TopicRow>> {
    const found = await this.views.find(topicsView.name, shownOf(memberId), { sort: NEWEST_FIRST, limit, offset });
    const rows = await this.topicRows.rowsOf(
      found.map(({ _id }) => _id),
      caller,
    );
    return { rows, total: await this.views.count(topicsView.name, shownOf(memberId)) };
  }

  async comments(memberId: string, { limit, offset }: Window, caller: Caller): Promise<Page<MemberComment>> {
    const found = await this.views.find(commentsView.name, shownOf(memberId), { sort: NEWEST_FIRST, limit, offset });
    return { rows: (await this.placed(found, caller)).map(rowOf), total: await this.views.count(commentsView.name, shownOf(memberId)) };
  }

  async solutions(memberId: string, { limit, offset }: Window, caller: Caller): Promise<Page<MemberComment>> {
    const all = await this.solved(memberId, caller);
    return { rows: all.slice(offset, offset + limit).map(rowOf), total: all.length };
  }

  async knownFor(memberId: string, caller: Caller): Promise<KnownFor> {
    const solved = await this.solved(memberId, caller);
    const byLikes = [...solved].sort((one, other) => other.comment.likes - one.comment.likes);
    return {
      categories: categoriesOf(solved),
      solutions: byLikes.slice(0, KNOWN_FOR_LIMITS.solutions).map(rowOf),
      activity: await this.activity(memberId),
    };
  }

  /** Comments that are the solution of their topic now, the newest first. A comment knows that it was one; whether it still is, its topic says. */
  private async solved(memberId: string, caller: Caller): Promise<Placed[]> {
    const filter = { ...shownOf(memberId), once_solved: true };
    const found = await this.views.find(commentsView.name, filter, { sort: NEWEST_FIRST, limit: KNOWN_FOR_LIMITS.lookedThrough });
    return (await this.placed(found, caller)).filter(isSolution);
  }

  private async placed(comments: readonly CommentDocument[], caller: Caller): Promise<Placed[]> {
    const rows = await this.topicRows.rowsOf([...new Set(comments.map(({ topic_id }) => topic_id))], caller);
    const topics = new Map(rows.map((topic) => [topic.id, topic]));
    return comments.flatMap((comment) => {
      const topic = topics.get(comment.topic_id);
      return topic ? [{ comment, topic }] : [];
    });
  }

  /** Where somebody wrote more than is looked through, the count begins on the first day of which all is known. */
  private async activity(memberId: string): Promise<KnownFor['activity']> {
    const since = firstDay(this.clock.now(), KNOWN_FOR_LIMITS.days);
    const filter = { ...shownOf(memberId), created_at: { $gte: since.at } };
    const page = { sort: NEWEST_FIRST, limit: KNOWN_FOR_LIMITS.texts };
    const lists = await Promise.all([this.views.find(topicsView.name, filter, page), this.views.find(commentsView.name, filter, page)]);
    const days = lists.map((list) => list.map(({ created_at }) => dayIn(created_at)));
    const cut = days.map((list) => (list.length < KNOWN_FOR_LIMITS.texts ? since.day : dayAfter(list.at(-1) ?? since.day)));
    const from = cut.reduce((latest, day) => (day > latest ? day : latest), since.day);
    return { from, days: countedDays(days.flat().filter((day) => day >= from)) };
  }
}

const isSolution = ({ comment, topic }: Placed): boolean => topic.solving_comment_id === comment._id;

const rowOf = (placed: Placed): MemberComment => ({
  id: placed.comment._id,
  topic_id: placed.topic.id,
  topic_title: placed.topic.title,
  excerpt: placed.comment.excerpt,
  created_at: placed.comment.created_at,
  likes: placed.comment.likes,
  is_solution: isSolution(placed),
});

const DAY_MS = 24 * 60 * 60_000;
const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

function countedDays(days: readonly string[]): ActiveDay[] {
  const counts = new Map<string, number>();
  for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1);
  return [...counts].map(([day, count]) => ({ day, count })).sort((one, other) => (one.day < other.day ? -1 : 1));
}

/** Those with most solutions; of as many, the one that comes first by its name. */
function categoriesOf(solved: readonly Placed[]): KnownFor['categories'] {
  const counts = new Map<string, { tag: CategoryTag; solutions: number }>();
  for (const { topic } of solved) {
    if (topic.categories) counts.set(topic.categories.id, { tag: topic.categories, solutions: (counts.get(topic.categories.id)?.solutions ?? 0) + 1 });
  }
  return [...counts.values()]
    .sort((one, other) => other.solutions - one.solutions || one.tag.name.localeCompare(other.tag.name, 'tr'))
    .slice(0, KNOWN_FOR_LIMITS.categories)
    .map(({ tag: { id, name, slug, color }, solutions }) => ({ id, name, slug, color, solutions }));
}
