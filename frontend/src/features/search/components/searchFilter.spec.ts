import { SEARCH_SORTS } from '@contracts/search';
import { describe, expect, it } from '@jest/globals';
import { paths } from '../../../paths';
import { SEARCH_PLACES, searchFilterIn } from './searchFilter';

const queryIn = (address: string) => new URL(address, 'http://x.invalid').searchParams;

describe('What an address searches for', () => {
  it('comes back as it was chosen', () => {
    for (const type of SEARCH_PLACES) {
      for (const sort of SEARCH_SORTS) expect(searchFilterIn(queryIn(paths.search({ q: 'ağ & bağ', type, sort })))).toEqual({ q: 'ağ & bağ', type, sort });
    }
  });

  it('is everything, the most fitting first, where it asks for what there is not', () => {
    expect(searchFilterIn(queryIn('/search?q=%20x%20&type=blog&sort=best'))).toEqual({ q: 'x', type: 'all', sort: 'relevance' });
    expect(searchFilterIn(queryIn('/search')).q).toBe('');
  });
});
