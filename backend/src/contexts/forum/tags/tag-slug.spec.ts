import { describe, expect, it } from '@jest/globals';
import { tagSlug } from '../../../../contracts/forum-tags.js';

describe('The slug of a tag', () => {
  it.each([
    ['c', 'c'],
    ['c++', 'c-plus-plus'],
    ['c#', 'c-sharp'],
    ['#yardım', 'yardim'],
    ['Yapay Zekâ', 'yapay-zeka'],
    ['ışık', 'isik'],
    ['node.js', 'node-js'],
  ])('%s is %s', (name, slug) => expect(tagSlug(name)).toBe(slug));
  it('tells tags apart that have no Latin letter', () => expect([tagSlug('日本'), tagSlug('عربي')]).toEqual(['日本', 'عربي']));
});
