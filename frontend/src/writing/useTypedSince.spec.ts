import { describe, expect, it } from '@jest/globals';
import { withTypedSince } from './useTypedSince';

describe('What was saved', () => {
  const sent = { title: 'Bir', tags: ['a'], version: 3 };
  const saved = { ...sent, version: 4 };
  it('is what stands in the form where nothing was typed meanwhile', () => expect(withTypedSince(sent, { ...sent, tags: ['a'] }, saved)).toBe(saved));
  it('keeps what was typed meanwhile over it', () =>
    expect(withTypedSince(sent, { ...sent, title: 'İki', tags: [] }, saved)).toEqual({ title: 'İki', tags: [], version: 4 }));
});
