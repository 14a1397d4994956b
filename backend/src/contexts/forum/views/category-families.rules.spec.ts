import { describe, expect, it } from '@jest/globals';
import { Families } from './category-families.rules.js';

const family = (...links: [string, string | null][]) => {
  const all = links.map(([_id, merged_into]) => ({ _id, merged_into }));
  const families = new Families(all);
  const ids = (some: readonly { _id: string }[]) => some.map(({ _id }) => _id);
  return { heads: ids(families.heads), merged: ids(families.merged), below: Object.fromEntries(all.map((one) => [one._id, ids(families.below(one))])) };
};

describe('Categories of which some were merged into others', () => {
  it('stand by themselves where none was', () => expect(family(['a', null], ['b', null])).toEqual({ heads: ['a', 'b'], merged: [], below: { a: [], b: [] } }));
  it('lead on to where the last one of a row stands', () =>
    expect(family(['a', 'b'], ['b', 'c'], ['c', null])).toEqual({ heads: ['c'], merged: ['a', 'b'], below: { a: [], b: ['a'], c: ['a', 'b'] } }));
  it('do not lead round in circles', () => expect(family(['a', 'b'], ['b', 'a']).heads).toEqual(['a', 'b']));
  it('stand by themselves where the other one is not there', () => expect(family(['a', 'x']).heads).toEqual(['a']));
});
