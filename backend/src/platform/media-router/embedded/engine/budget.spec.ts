import { describe, expect, it } from '@jest/globals';
import { Budget } from './budget.js';

describe('A budget of a second', () => {
  it('is spent up to its end, and is there again a second later', () => {
    const budget = new Budget(10);
    expect([budget.spend(6, 5_000), budget.spend(5, 5_100), budget.spend(4, 5_200), budget.spend(1, 5_999), budget.spend(10, 6_000)]).toEqual([
      true,
      false,
      true,
      false,
      true,
    ]);
  });
});
