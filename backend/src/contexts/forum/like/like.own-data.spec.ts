import { describe, expect, it } from '@jest/globals';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import type { Like, LikeEvent } from './like.events.js';
import { isOthersLike, likesFile } from './like.own-data.js';

const LIKE: Like = { targetType: 'topic', targetId: 't1', topicId: 't1', memberId: 'm1', authorId: 'author', likedAt: NOW };
const event = (type: LikeEvent['type']) => recorded<LikeEvent>({ type, data: LIKE });
const rows = likesFile.rows as Record<string, (event: unknown, reader: string) => object | null>;

describe('A copy of one’s data', () => {
  it.each([
    ['ContentLiked', 'beğenildi'],
    ['ContentUnliked', 'geri alındı'],
  ] as const)('tells what one likes (%s)', (type, act) => {
    expect(rows[type]?.(event(type), 'm1')).toEqual({ at: NOW, act, type: 'topic', id: 't1', topic: 't1' });
    expect(isOthersLike(event(type), 'm1')).toBe(false);
  });
  it.each(['ContentLiked', 'ContentUnliked'] as const)('does not tell who likes what one has written (%s)', (type) => {
    expect(rows[type]?.(event(type), 'author')).toBeNull();
    expect(isOthersLike(event(type), 'author')).toBe(true);
  });
});
