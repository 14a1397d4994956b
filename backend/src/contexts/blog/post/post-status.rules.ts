import type { PostStatus } from '../../../../contracts/blog.js';
import { POST_LIMITS, POST_TEXT } from '../../../../contracts/blog-writing.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { CallOffPost, PublishDuePost } from './post.commands.js';
import type { PostEvent } from './post.events.js';
import { isListed, placeOf, type WrittenPost } from './post.state.rules.js';

const DAY_MS = 24 * 60 * 60_000;

interface Wanted {
  readonly postId: string;
  readonly status: PostStatus;
  readonly at: string | null;
}

/** Throws when a post cannot be scheduled for a time. Both are ISO times. */
export function refuseTime(at: string | null, now: string): void {
  const problem = timeProblem(at, now);
  if (problem) throw new RuleViolation('post.time', problem, { scheduled_at: problem });
}

function timeProblem(at: string | null, now: string): string | null {
  if (at === null) return POST_TEXT.timeMissing;
  if (!isMoment(at)) return POST_TEXT.badTime;
  const ahead = Date.parse(at) - Date.parse(now);
  if (ahead <= 0) return POST_TEXT.pastTime;
  return ahead > POST_LIMITS.aheadDays * DAY_MS ? POST_TEXT.tooFarAhead : null;
}

/** Without its zone a time would be another one on each server; what else the engine reads as a time it reads in its own way. */
const MOMENT = /^(\d{4})-(\d{2})-(\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Whether a text is one moment, of a day that there is. */
function isMoment(text: string): boolean {
  const [, year, month, day] = MOMENT.exec(text) ?? [];
  const isDay = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() === Number(day);
  return isDay && !Number.isNaN(Date.parse(text));
}

/** What its author makes of it; nothing where it is so already. */
export function changeStatus(post: WrittenPost, { postId, status, at }: Wanted, now: string): readonly PostEvent[] {
  const place = placeOf(postId, post);
  const wasListed = isListed(post);
  switch (status) {
    case 'draft':
      return post.status === 'draft' ? [] : [{ type: 'PostUnpublished', data: { ...place, cause: 'author', wasListed } }];
    case 'scheduled': {
      if (post.status === 'scheduled' && (at === null || Date.parse(at) === Date.parse(post.scheduledAt ?? ''))) return [];
      refuseTime(at, now);
      return [{ type: 'PostScheduled', data: { ...place, at: new Date(at ?? now).toISOString(), wasListed } }];
    }
    case 'published':
      return post.status === 'published' ? [] : [published(postId, post, 'author', now)];
    case 'archived':
      return post.status === 'archived' ? [] : [{ type: 'PostArchived', data: { ...place, wasListed } }];
  }
}

const published = (postId: string, post: WrittenPost, by: 'author' | 'schedule', now: string): PostEvent => ({
  type: 'PostPublished',
  data: {
    ...placeOf(postId, post),
    first: post.publishedAt === null,
    publishedAt: post.publishedAt ?? now,
    by,
    listed: isListed({ ...post, status: 'published' }),
  },
});

/** Silent where it was scheduled anew, published or taken back meanwhile. */
const isDue = (post: WrittenPost | null, at: string): post is WrittenPost =>
  post?.status === 'scheduled' && post.scheduledAt === at && !post.withdrawn && post.state !== 'deleted';

export function publishDue({ data: { postId, at }, origin }: PublishDuePost, post: WrittenPost | null): readonly PostEvent[] {
  return isDue(post, at) ? [published(postId, post, 'schedule', origin.at)] : [];
}

export function callOff({ data: { postId, at, cause } }: CallOffPost, post: WrittenPost | null): readonly PostEvent[] {
  return isDue(post, at) ? [{ type: 'PostUnpublished', data: { ...placeOf(postId, post), cause, wasListed: false } }] : [];
}
