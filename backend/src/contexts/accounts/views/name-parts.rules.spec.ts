import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { nameParts, partToLookFor } from './name-parts.rules.js';

const name = fc.string({ unit: fc.constantFrom(...'aIıİişŞğÜöçé 9_.-') });

describe('The parts of names', () => {
  it('are the parts of every word', () =>
    expect(nameParts(['Elif', 'Işık'])).toEqual(['el', 'eli', 'elif', 'li', 'lif', 'if', 'is', 'isi', 'isik', 'si', 'sik', 'ik']));
  it('come once each', () => expect(nameParts(['ali', 'Ali', null])).toEqual(['al', 'ali', 'li']));
  it('begin at two letters', () => expect(nameParts(['a b cd'])).toEqual(['cd']));
  it('are twelve letters long at most', () =>
    expect(nameParts(['mustafakemalatatürk']).filter((token) => token.length >= 12)).toEqual([
      'mustafakemal',
      'ustafakemala',
      'stafakemalat',
      'tafakemalata',
      'afakemalatat',
      'fakemalatatu',
      'akemalatatur',
      'kemalataturk',
    ]));
  it('are made of the parts of a username', () => expect(nameParts(['derya.aksoy_34'])).toEqual(expect.arrayContaining(['derya', 'aksoy', '34'])));
});

describe('What somebody types', () => {
  it('is looked for by its longest word', () => expect(partToLookFor(' El IŞIK')).toBe('isik'));
  it('is looked for by its first twelve letters', () => expect(partToLookFor('mustafakemalatatürk')).toBe('mustafakemal'));
  it.each(['', ' ', 'a', '?!', 'a b'])('is too little as %p', (typed) => expect(partToLookFor(typed)).toBeNull());
  it('finds every name that it is', () =>
    fc.assert(
      fc.property(name, (typed) => {
        const token = partToLookFor(typed);
        return token === null || nameParts([typed]).includes(token);
      }),
    ));
});
