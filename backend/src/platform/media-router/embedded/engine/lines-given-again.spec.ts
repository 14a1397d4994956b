import { describe, expect, it } from '@jest/globals';
import { Lines } from './lines.js';

describe('Lines of a connection', () => {
  it('stay with whom they were given to', () => {
    const lines = new Lines();
    expect(lines.give(['a', 'b'], 3)).toEqual([0, 1]);
    expect(lines.give(['b', 'c'], 3)).toEqual([2]);
    expect(lines.all()).toEqual([
      ['b', 1],
      ['c', 2],
    ]);
  });

  it('are given again as late as can be: first those that nobody had, then the one that is free longest', () => {
    const lines = new Lines();
    lines.give(['a', 'b', 'c'], 4);
    lines.give(['a', 'c'], 4);
    lines.give(['c'], 4);
    lines.give(['c', 'd', 'e', 'f', 'g'], 4);
    expect(['d', 'e', 'f', 'g'].map((one) => lines.of(one))).toEqual([3, 1, 0, undefined]);
  });

  it('end with the connection, and are no more than it has', () => {
    const lines = new Lines();
    lines.give(['a', 'b'], 2);
    lines.give([], 0);
    expect([lines.all(), lines.give(['a', 'b'], 1)]).toEqual([[], [0]]);
  });
});
