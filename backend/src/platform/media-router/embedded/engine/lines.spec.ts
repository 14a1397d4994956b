import { describe, expect, it } from '@jest/globals';
import { Lines } from './lines.js';

describe('Receiving lines', () => {
  it('stay with whom they were given to, and are others’ only after these have gone', () => {
    const lines = new Lines();
    lines.give(['a', 'b', 'c'], 3);
    expect(lines.all()).toEqual([
      ['a', 0],
      ['b', 1],
      ['c', 2],
    ]);
    lines.give(['c', 'a', 'd', 'e'], 3);
    expect(lines.all()).toEqual([
      ['a', 0],
      ['d', 1],
      ['c', 2],
    ]);
    expect([lines.of('b'), lines.of('e')]).toEqual([undefined, undefined]);
  });
  it('are given back when there are fewer', () => {
    const lines = new Lines();
    lines.give(['a', 'b', 'c'], 3);
    lines.give(['b', 'c'], 2);
    expect(lines.all()).toEqual([
      ['c', 0],
      ['b', 1],
    ]);
    lines.give([], 2);
    expect(lines.all()).toEqual([]);
  });
});
