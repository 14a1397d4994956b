import { describe, expect, it } from '@jest/globals';
import { NOW, recorded, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { EventShapes } from '../../../platform/vault/event-shapes.js';
import { LikeContent } from './like.commands.js';
import { like } from './like.decider.js';
import type { LikeEvent } from './like.events.js';
import { likeStream } from './like.stream.js';

const shapes = new EventShapes([likeStream]);
const LIKE = { targetType: 'topic', targetId: 't1', topicId: 't1', memberId: 'm1', authorId: 'author' } as const;
const old = (type: LikeEvent['type']) => shapes.readShut(recorded({ type, data: LIKE }, { schema: 1 })) as LikeEvent;

describe('A like that was recorded before posts could be liked', () => {
  it.each(['ContentLiked', 'ContentUnliked'] as const)('is one in the forum, of an unknown time (%s)', (type) =>
    expect(old(type).data).toEqual({ ...LIKE, likedAt: null }),
  );
  it('is taken back as it was given', () =>
    specify(like)(old('ContentLiked'))
      .when(new LikeContent({ ...LIKE, liked: false }, sentAt(NOW)))
      .then({ type: 'ContentUnliked', data: { ...LIKE, likedAt: null } }));
});
