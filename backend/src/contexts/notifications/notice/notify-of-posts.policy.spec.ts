import { describe, expect, it } from '@jest/globals';
import { recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import { notifyOfPosts } from './notify-of-posts.policy.js';

const POST = { postId: 'p1', authorId: 'author', categoryId: 'c1' };
const told = (type: string, data: object) =>
  react(notifyOfPosts, recorded({ type, data: { ...POST, ...data } })).map((reaction) => ('schedule' in reaction ? reaction.schedule.data : null));

describe('The author of a post', () => {
  it.each([['standing'], ['words']])('hears that it was not published for its cause (%s)', (cause) =>
    expect(told('PostUnpublished', { cause })).toEqual([
      expect.objectContaining({ memberId: 'author', type: 'content_moderated', reason: 'own_post', outcome: `unpublished_${cause}`, actorId: null }),
    ]),
  );
  it('is not told what they did themselves', () => expect(told('PostUnpublished', { cause: 'author' })).toEqual([]));
  it('hears what staff decided', () =>
    expect([told('PostHidden', {}), told('PostDeleted', {}), told('PostRestored', {})].flat()).toEqual(
      ['hidden', 'deleted', 'restored'].map((outcome) => expect.objectContaining({ outcome, memberId: 'author' })),
    ));
});
