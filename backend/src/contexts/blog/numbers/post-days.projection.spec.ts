import { describe, expect, it } from '@jest/globals';
import type { PostStats } from '../../../../contracts/blog-reactions.js';
import type { DomainEvent, RecordedEvent } from '../../../kernel/event.js';
import { recorded } from '../../../kernel/facts.fixture.js';
import { project } from '../../../kernel/projection.js';
import { type Fields, foldWrite } from '../../../platform/views/fold-write.js';
import { postDaysProjection } from './post-days.projection.js';

const [MONDAY, TUESDAY] = ['2026-11-23T11:00:00.000Z', '2026-11-24T11:00:00.000Z'];
/** In Turkey it is the next day already. */
const LATE = '2026-11-23T21:30:00.000Z';
const place = { postId: 'p1', authorId: 'a1', memberId: 'm1' };
const fact = (type: string, data: object, at: string): RecordedEvent => recorded({ type, data } as DomainEvent, { at });
const liked = (type: 'ContentLiked' | 'ContentUnliked', at: string, likedAt: string | null = at) =>
  fact(type, { targetType: 'post', targetId: 'p1', postId: 'p1', authorId: 'a1', memberId: 'm1', likedAt }, at);

function rowsAfter(...events: RecordedEvent[]): Record<string, Partial<PostStats>> {
  const rows = new Map<string, Fields>();
  for (const write of events.flatMap((event) => project(postDaysProjection, event))) rows.set(write.id, foldWrite(rows.get(write.id) ?? null, write) ?? {});
  return Object.fromEntries(
    [...rows].map(([id, row]) => [id, Object.fromEntries(Object.entries(row).filter(([name, value]) => !['_id', 'of', 'day'].includes(name) && value !== 0))]),
  );
}

describe('What is given to a post', () => {
  it('counts on its day, for the post and for its author', () =>
    expect(
      rowsAfter(
        liked('ContentLiked', MONDAY),
        fact('PostBookmarked', { ...place, bookmarkedAt: MONDAY }, MONDAY),
        fact('PostApplauded', { ...place, claps: 7, givenAt: LATE }, LATE),
        fact('PostViewsCounted', { postId: 'p1', authorId: 'a1', views: 3 }, TUESDAY),
        fact('CommentAdded', { commentId: 'k1', postId: 'p1', parentId: null, authorId: 'm1' }, TUESDAY),
      ),
    ).toEqual({
      'p1/2026-11-23': { likes: 1, bookmarks: 1 },
      'a1/2026-11-23': { likes: 1, bookmarks: 1 },
      'p1/2026-11-24': { applause: 7, views: 3, comments: 1 },
      'a1/2026-11-24': { applause: 7, views: 3 },
    }));

  it('leaves the day on which it was given when it is taken back', () =>
    expect(
      rowsAfter(
        liked('ContentLiked', MONDAY),
        fact('PostBookmarked', { ...place, bookmarkedAt: MONDAY }, MONDAY),
        fact('PostApplauded', { ...place, claps: 7, givenAt: MONDAY }, MONDAY),
        liked('ContentUnliked', TUESDAY, MONDAY),
        fact('PostUnbookmarked', { ...place, bookmarkedAt: MONDAY }, TUESDAY),
        fact('ApplauseWithdrawn', { ...place, claps: 7, givenAt: MONDAY }, TUESDAY),
      ),
    ).toEqual({ 'p1/2026-11-23': {}, 'a1/2026-11-23': {} }));

  it('is of no topic', () => {
    const like = { targetType: 'topic', targetId: 't1', topicId: 't1', authorId: 'a1', memberId: 'm1', likedAt: MONDAY };
    const comment = { commentId: 'k1', topicId: 't1', authorId: 'm1' };
    expect(rowsAfter(fact('ContentLiked', like, MONDAY), fact('CommentAdded', comment, MONDAY))).toEqual({});
  });
});
