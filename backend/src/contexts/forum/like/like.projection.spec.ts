import { describe, expect, it } from '@jest/globals';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import { type Projection, project } from '../../../kernel/projection.js';
import { forumProjection } from '../views/forum.projection.js';
import type { Like, LikeEvent } from './like.events.js';
import { likeProjection } from './like.projection.js';

const LIKE: Like = { targetType: 'topic', targetId: 't1', topicId: 't1', memberId: 'm1', authorId: 'author', likedAt: NOW };
const COMMENT_LIKE: Like = { ...LIKE, targetType: 'comment', targetId: 'k1' };
const after = (projection: Projection, type: LikeEvent['type'], data: Like) => project(projection, recorded<LikeEvent>({ type, data }, { position: 9 }));

describe('The view of likes', () => {
  it('gets a like', () =>
    expect(after(likeProjection, 'ContentLiked', COMMENT_LIKE)).toEqual([
      { view: 'likes', id: 'k1.m1', put: { member_id: 'm1', target_type: 'comment', target_id: 'k1', liked_at: NOW, position: 9 } },
    ]));
  it('loses one that was taken back', () => expect(after(likeProjection, 'ContentUnliked', LIKE)).toEqual([{ view: 'likes', id: 't1.m1', remove: true }]));
});

describe('The likes of the blog', () => {
  const like: Like = { targetType: 'post', targetId: 'p1', postId: 'p1', memberId: 'm1', authorId: 'author', likedAt: NOW };
  it('are counted by the blog alone', () => {
    expect(after(forumProjection, 'ContentLiked', like)).toEqual([]);
    expect(after(likeProjection, 'ContentLiked', like)).toMatchObject([{ id: 'p1.m1', put: { target_type: 'post' } }]);
  });
});

describe('The likes of the forum', () => {
  it.each([
    ['topics', 't1', LIKE],
    ['comments', 'k1', COMMENT_LIKE],
  ] as const)('are counted in %s', (view, id, like) => {
    expect(after(forumProjection, 'ContentLiked', like)).toEqual([{ view, id, update: { $inc: { likes: 1 } } }]);
    expect(after(forumProjection, 'ContentUnliked', like)).toEqual([{ view, id, update: { $inc: { likes: -1 } } }]);
  });
});
