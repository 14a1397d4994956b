import { describe, expect, it } from '@jest/globals';
import { dayIn, firstDay } from '../../../../contracts/istanbul-day.js';

describe('A day', () => {
  it.each([
    ['2026-11-21T20:59:59.999Z', '2026-11-21'],
    ['2026-11-21T21:00:00.000Z', '2026-11-22'],
  ])('is that of Istanbul (%s)', (at, day) => expect(dayIn(at)).toBe(day));
  it('is the first of so many that end today', () => {
    expect(firstDay(new Date('2026-11-21T22:00:00.000Z'), 1)).toEqual({ day: '2026-11-22', at: '2026-11-21T21:00:00.000Z' });
    expect(firstDay(new Date('2026-11-21T11:00:00.000Z'), 182).day).toBe('2026-05-24');
  });
});
