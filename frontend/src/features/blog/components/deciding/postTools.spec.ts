import { POST_VERBS } from '@contracts/moderation-verbs';
import { describe, expect, it } from '@jest/globals';
import { postTools } from './postTools';

const post = { hidden: false, is_featured: false, status: 'published' } as const;

describe('What staff can do with a post', () => {
  it('is what it is not yet', () => expect(postTools(post)).toEqual(['feature', 'hide', 'delete']));
  it('is the way back where something was done', () => {
    expect(postTools({ ...post, is_featured: true })).toEqual(['unfeature', 'hide', 'delete']);
    expect(postTools({ ...post, hidden: true })).toEqual(['restore', 'delete']);
  });
  it('is nothing where nobody has published it', () => expect(postTools({ ...post, status: 'draft' })).toEqual([]));
  it('has one letter for both ways', () => expect([POST_VERBS.feature.key, POST_VERBS.unfeature.key]).toEqual(['o', 'o']));
});
