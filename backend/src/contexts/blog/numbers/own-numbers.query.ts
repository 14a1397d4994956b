import { Inject, Injectable } from '@nestjs/common';
import { BLOG_TEXT, type PostPointer } from '../../../../contracts/blog.js';
import type { OwnPostStats, PostDay, PostStats } from '../../../../contracts/blog-reactions.js';
import { dayIn, firstDay } from '../../../../contracts/istanbul-day.js';
import type { Clock } from '../../../kernel/clock.js';
import type { Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { CLOCK, VIEWS } from '../../../platform/tokens.js';
import { PostQuery } from '../views/post.query.js';
import { PostLists } from '../views/post-lists.query.js';
import { type PostDayDocument, postDaysView } from './post-days.model.js';

/** Posts whose comments are added up for their author. */
const COMMENTED = 50;
const DAY_MS = 24 * 60 * 60_000;
const KINDS = ['views', 'likes', 'bookmarks', 'applause', 'comments'] as const satisfies readonly (keyof PostStats)[];
const NOTHING: Readonly<PostStats> = { views: 0, likes: 0, bookmarks: 0, applause: 0, comments: 0 };

/** Answers what an author's posts were given day by day. */
@Injectable()
export class OwnNumbersQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly posts: PostQuery,
    private readonly lists: PostLists,
  ) {}

  /** Of all posts of the member, or of one of theirs; throws RuleViolation where it is none. */
  async of(memberId: string, postId: string | null, days: number, caller: Caller): Promise<OwnPostStats> {
    const post = postId === null ? null : await this.own(postId, memberId, caller);
    const { day: first } = firstDay(this.clock.now(), days);
    const of = (id: string) => this.since(id, first, days);
    const known = new Map((await of(postId ?? memberId)).map((row) => [row.day, row]));
    const comments = postId === null ? await this.commentsOf(memberId, of) : null;
    const all = daysFrom(first, days).map((day): PostDay => {
      const stats = statsOf(known.get(day));
      return { day, ...stats, comments: comments ? (comments.get(day) ?? 0) : stats.comments };
    });
    return { post, days: all, total: all.reduce<PostStats>((sum, row) => plus(sum, row), NOTHING) };
  }

  private since(id: string, first: string, days: number): Promise<PostDayDocument[]> {
    return this.views.find(postDaysView.name, { of: id, day: { $gte: first } }, { sort: [['day', 1]], limit: days + 1 });
  }

  /** By day: of those posts of the member that have most. Comments are counted by post alone. */
  private async commentsOf(memberId: string, of: (id: string) => Promise<PostDayDocument[]>): Promise<ReadonlyMap<string, number>> {
    const posts = await this.lists.mostCommentedOf(memberId, COMMENTED);
    const byDay = new Map<string, number>();
    for (const { day, comments } of (await Promise.all(posts.map(of))).flat()) byDay.set(day, (byDay.get(day) ?? 0) + comments);
    return byDay;
  }

  private async own(postId: string, memberId: string, caller: Caller): Promise<PostPointer> {
    const { _id: id, author_id, title, slug } = await this.posts.readable(postId, caller);
    if (author_id !== memberId) throw notFound(BLOG_TEXT.postNotFound);
    return { id, title, slug };
  }
}

const daysFrom = (first: string, days: number): string[] =>
  Array.from({ length: days }, (_, index) => dayIn(new Date(Date.parse(first) + index * DAY_MS).toISOString()));

const statsOf = (row: PostStats = NOTHING): PostStats => Object.fromEntries(KINDS.map((kind) => [kind, row[kind]])) as unknown as PostStats;
const plus = (one: PostStats, other: PostStats): PostStats => Object.fromEntries(KINDS.map((kind) => [kind, one[kind] + other[kind]])) as unknown as PostStats;
