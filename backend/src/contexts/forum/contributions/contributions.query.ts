import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { aboveFields, aboveIn } from '../../../../contracts/above.js';
import { type ActiveDay, KNOWN_FOR_LIMITS, type KnownFor, type MemberComment } from '../../../../contracts/follow.js';
import type { CategoryTag, TopicRow } from '../../../../contracts/forum.js';
import { dayIn, firstDay } from '../../../../contracts/istanbul-day.js';
import type { Clock } from '../../../kernel/clock.js';
import type { Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import type { Window } from '../../../platform/paging/window.js';
import { CLOCK, VIEWS } from '../../../platform/tokens.js';
import type { AboveRow } from '../views/above.port.js';
import { Aboves } from '../views/aboves.service.js';
import { CategoryQuery } from '../views/category.query.js';
import { type CommentDocument, commentsView, topicsView } from '../views/forum.model.js';
import { TopicQuery } from '../views/topic.query.js';
import { contributionsView, solutionsView } from './contributions.model.js';

const NEWEST_FIRST = [['created_at', -1]] as const;
const shownOf = (memberId: string) => ({ author_id: memberId, state: 'visible' }) as const;

/** Texts that are looked through for each answer. */
const COUNTED_AT_ONCE = 100;
const KEPT_MS = 60_000;

type Habits = Pick<KnownFor, 'categories' | 'activity'>;

interface Page<T> {
  readonly rows: T[];
  readonly total: number;
}

/** A comment, and what it stands under. */
interface Placed {
  readonly comment: CommentDocument;
  readonly above: TopicRow | AboveRow;
}

/** Answers what a member wrote for everybody to read. What stands under what the reader may not read is left out of its page. */
@Injectable()
export class ContributionsQuery {
  private readonly counted = new LRUCache<string, Promise<Habits>>({ max: 500, ttl: KEPT_MS });

  constructor(
    @Inject(VIEWS) private readonly views: Views,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly topicRows: TopicQuery,
    private readonly categories: CategoryQuery,
    private readonly aboves: Aboves,
  ) {}

  /** As everybody may read it. */
  async counts(memberId: string): Promise<{ topics: number; comments: number; solutions: number }> {
    const { topics = 0, comments = 0, solutions = 0 } = (await this.views.get(contributionsView.name, memberId)) ?? {};
    return { topics, comments, solutions };
  }

  async topics(memberId: string, { limit, offset }: Window, caller: Caller): Promise<Page<TopicRow>> {
    const found = await this.views.find(topicsView.name, shownOf(memberId), { sort: NEWEST_FIRST, limit, offset });
    const rows = await this.topicRows.rowsOf(
      found.map(({ _id }) => _id),
      caller,
    );
    return { rows, total: (await this.counts(memberId)).topics };
  }

  async comments(memberId: string, { limit, offset }: Window, caller: Caller): Promise<Page<MemberComment>> {
    const found = await this.views.find(commentsView.name, shownOf(memberId), { sort: NEWEST_FIRST, limit, offset });
    return { rows: (await this.placed(found, caller)).map(rowOf), total: (await this.counts(memberId)).comments };
  }

  /** What was accepted last comes first. */
  async solutions(memberId: string, window: Window, caller: Caller): Promise<Page<MemberComment>> {
    const found = await this.views.find(solutionsView.name, { member_id: memberId }, { sort: [['position', -1]], ...window });
    const comments = await this.views.getMany(
      commentsView.name,
      found.map(({ comment_id }) => comment_id),
    );
    return { rows: (await this.placed(comments, caller)).filter(isSolution).map(rowOf), total: (await this.counts(memberId)).solutions };
  }

  async knownFor(memberId: string, caller: Caller): Promise<KnownFor> {
    const [solutions, { categories, activity }] = await Promise.all([this.mostLiked(memberId, caller), this.habits(memberId)]);
    return { categories, solutions, activity };
  }

  /** A comment knows that it was a solution once; whether it still is, its topic says. */
  private async mostLiked(memberId: string, caller: Caller): Promise<MemberComment[]> {
    const filter = { ...shownOf(memberId), once_solved: true };
    const found = await this.views.find(commentsView.name, filter, { sort: [['likes', -1]], limit: KNOWN_FOR_LIMITS.mostLiked });
    return (await this.placed(found, caller)).filter(isSolution).slice(0, KNOWN_FOR_LIMITS.solutions).map(rowOf);
  }

  /** Where and when somebody writes. Of whoever wrote much it is counted anew only now and then. */
  private async habits(memberId: string): Promise<Habits> {
    const { topics, comments } = await this.counts(memberId);
    if (topics + comments <= COUNTED_AT_ONCE) return this.countedHabits(memberId);
    const known = this.counted.get(memberId) ?? this.countedHabits(memberId);
    this.counted.set(memberId, known);
    known.catch(() => this.counted.delete(memberId));
    return known;
  }

  private async countedHabits(memberId: string): Promise<Habits> {
    const [categories, activity] = await Promise.all([this.solvedCategories(memberId), this.activity(memberId)]);
    return { categories, activity };
  }

  private async solvedCategories(memberId: string): Promise<KnownFor['categories']> {
    const page = { sort: [['position', -1]] as const, limit: KNOWN_FOR_LIMITS.lookedThrough };
    const solved = await this.views.find(solutionsView.name, { member_id: memberId }, page);
    const topics = await this.views.getMany(
      topicsView.name,
      solved.map(({ _id }) => _id),
    );
    const ids = topics.map(({ category_id }) => category_id);
    const tags = await this.categories.tags(ids);
    return mostOf(ids.flatMap((id) => tags.get(id) ?? []));
  }

  private async placed(comments: readonly CommentDocument[], caller: Caller): Promise<Placed[]> {
    const rows = await this.topicRows.rowsOf([...new Set(comments.flatMap(({ topic_id }) => topic_id ?? []))], caller);
    const topics = new Map(rows.map((topic) => [topic.id, topic]));
    const aboves = await this.aboves.readable(comments.map(aboveIn), caller);
    return comments.flatMap((comment) => {
      const above = topics.get(comment.topic_id ?? '') ?? aboves.get(aboveIn(comment)?.id ?? '');
      return above ? [{ comment, above }] : [];
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

const isSolution = ({ comment, above }: Placed): boolean => 'solving_comment_id' in above && above.solving_comment_id === comment._id;

const rowOf = (placed: Placed): MemberComment => ({
  id: placed.comment._id,
  topic_id: placed.comment.topic_id ?? '',
  ...aboveFields(aboveIn(placed.comment)),
  topic_title: placed.above.title,
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
function mostOf(tags: readonly CategoryTag[]): KnownFor['categories'] {
  const counts = new Map<string, { tag: CategoryTag; solutions: number }>();
  for (const tag of tags) counts.set(tag.id, { tag, solutions: (counts.get(tag.id)?.solutions ?? 0) + 1 });
  return [...counts.values()]
    .sort((one, other) => other.solutions - one.solutions || one.tag.name.localeCompare(other.tag.name, 'tr'))
    .slice(0, KNOWN_FOR_LIMITS.categories)
    .map(({ tag: { id, name, slug, color }, solutions }) => ({ id, name, slug, color, solutions }));
}
