import { describe, expect, it } from '@jest/globals';
import { ABOVE_KINDS, aboveChannel, aboveFields, aboveIds, aboveIn, aboveOf, pagePath, threadOf } from '../../../../contracts/above.js';

describe('What comments stand under', () => {
  it.each(ABOVE_KINDS)('is said by ids and by fields, and read from them: %s', (kind) => {
    const above = { kind, id: 'x1' };
    expect(aboveOf(aboveIds(above))).toEqual(above);
    expect(aboveIn(aboveFields(above))).toEqual(above);
    expect(aboveChannel(above)).toBe(`${kind}:x1`);
    expect(threadOf({ topicId: '', ...aboveIds(above) })).toBe('x1');
  });
  it('is nothing in a topic', () => {
    expect(aboveOf({ topicId: 't1', ...aboveIds(null) })).toBeNull();
    expect(threadOf({ topicId: 't1' })).toBe('t1');
    expect(threadOf({ topicId: null })).toBeNull();
  });
  it('has a page', () =>
    expect([{ topicId: 't1' }, { postId: 'p1' }, { topicId: '', projectId: 'j1' }, { topicId: '' }].map(pagePath)).toEqual([
      '/forum/topic/t1',
      '/blog/p1',
      '/projects/j1',
      null,
    ]));
});
