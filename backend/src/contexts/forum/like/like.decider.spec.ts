import { describe, it } from '@jest/globals';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { LikeContent, TakeBackLike } from './like.commands.js';
import { like } from './like.decider.js';
import type { Like, LikeEvent } from './like.events.js';

const given = specify(like);
const LIKE: Like = { targetType: 'comment', targetId: 'k1', topicId: 't1', memberId: 'm1', authorId: 'author', likedAt: NOW };
const liked: LikeEvent = { type: 'ContentLiked', data: LIKE };
const unliked: LikeEvent = { type: 'ContentUnliked', data: LIKE };
const wish = (wanted: boolean | null, changes: Partial<Like> = {}) => new LikeContent({ ...LIKE, ...changes, liked: wanted }, sentAt(NOW));
const takeBack = new TakeBackLike({ targetId: 'k1', memberId: 'm1' }, sentAt(NOW));
const rounds = (count: number) => Array.from({ length: count }, () => [liked, unliked]).flat();

describe('A like', () => {
  it('is given', () => given().when(wish(true)).then(liked));
  it('is given once', () => given(liked).when(wish(true)).thenNothing());
  it('is taken back', () => given(liked).when(wish(false)).then(unliked));
  it('is taken back once', () => given(liked, unliked).when(wish(false)).thenNothing());
  it('that never was is not taken back', () => given().when(wish(false)).thenNothing());
  it('is given again', () => given(liked, unliked).when(wish(true)).then(liked));
  it('is taken back as it was given, although its comment stands elsewhere by now', () =>
    given(liked)
      .when(wish(false, { topicId: 't2' }))
      .then(unliked));
});

describe('A like that is turned round', () => {
  it('is given where there was none', () => given().when(wish(null)).then(liked));
  it('is taken back where there was one', () => given(liked).when(wish(null)).then(unliked));
  it('is given again where it was taken back', () => given(liked, unliked).when(wish(null)).then(liked));
});

describe('A like of a member who has gone', () => {
  it('is taken back', () => given(liked).when(takeBack).then(unliked));
  it('is taken back once', () => given(liked, unliked).when(takeBack).thenNothing());
});

describe('A text', () => {
  it('is liked anew a hundred times', () =>
    given(...rounds(99))
      .when(wish(null))
      .then(liked));
  it('is not liked anew more often', () =>
    given(...rounds(100))
      .when(wish(null))
      .thenRefused('like.worn'));
  it('keeps no like against the will of its member', () =>
    given(...rounds(99), liked)
      .when(wish(null))
      .then(unliked));
});
