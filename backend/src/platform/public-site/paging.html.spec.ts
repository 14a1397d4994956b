import { describe, expect, it } from '@jest/globals';
import { pagesAround, pagingLinks } from './paging.html.js';

describe('The pages of a long list', () => {
  it.each([
    [1, 0, { canonical: '/f', previous: null, next: null }],
    [1, 20, { canonical: '/f', previous: null, next: null }],
    [1, 21, { canonical: '/f', previous: null, next: '/f?page=2' }],
    [2, 21, { canonical: '/f?page=2', previous: '/f', next: null }],
    [2, 60, { canonical: '/f?page=2', previous: '/f', next: '/f?page=3' }],
    [2, 20, null],
    [9, 0, null],
  ])('page %d of %d rows', (page, total, around) => expect(pagesAround('/f', page, 20, total)).toEqual(around));
  it('are not linked when there is one', () => expect(pagingLinks(null, null)).toBeNull());
});
