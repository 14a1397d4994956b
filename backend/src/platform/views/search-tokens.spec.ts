import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { searchToken, searchTokens } from './search-tokens.js';

const name = fc.string({ unit: fc.constantFrom(...'aIıİişŞğÜöçé 9_.-') });

describe('Search tokens', () => {
  it('are the beginnings of every word', () => expect(searchTokens(['Elif', 'Işık'])).toEqual(['el', 'eli', 'elif', 'is', 'isi', 'isik']));
  it('come once each', () => expect(searchTokens(['elif', 'Elif', null])).toEqual(['el', 'eli', 'elif']));
  it('begin at two letters', () => expect(searchTokens(['a b cd'])).toEqual(['cd']));
  it('end at twelve letters', () => expect(searchTokens(['mustafakemalatatürk']).at(-1)).toBe('mustafakemal'));
  it('are made of the parts of a username', () => expect(searchTokens(['derya.aksoy_34'])).toEqual(expect.arrayContaining(['derya', 'aksoy', '34'])));
});

describe('What somebody types', () => {
  it('is looked for by its first word', () => expect(searchToken(' IŞIK Elif')).toBe('isik'));
  it('is looked for by its first twelve letters', () => expect(searchToken('mustafakemalatatürk')).toBe('mustafakemal'));
  it.each(['', ' ', 'a', '?!', 'a b'])('is too little as %p', (typed) => expect(searchToken(typed)).toBeNull());
  it('finds every name whose first word it begins', () =>
    fc.assert(
      fc.property(name, (typed) => {
        const token = searchToken(typed);
        return token === null || searchTokens([typed]).includes(token);
      }),
    ));
});
