import { describe, expect, it } from '@jest/globals';
import { carriedWith, mostCarried } from './carrying.rules.js';

describe('How many a room can have', () => {
  it.each([
    [0, 8],
    [8, 8],
    [9, 9],
    [20, 20],
    [100, 20],
  ])('with %i seats at the router is %i', (seats, most) => expect(mostCarried(seats)).toBe(most));

  it.each([
    ['no other room is large', 20, 0, 3, 20],
    ['it alone is large', 20, 12, 12, 20],
    ['another one has nine', 20, 9, 8, 11],
    ['another one has left no ninth seat', 20, 12, 8, 8],
    ['others have more than there are, as one of them came first', 20, 22, 5, 8],
    ['two are large', 40, 30, 12, 20],
  ])('when %s', (_, seats, taken, count, most) => expect(carriedWith(seats, taken, count)).toBe(most));
});
