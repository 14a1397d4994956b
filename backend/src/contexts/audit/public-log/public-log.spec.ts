import { describe, expect, it } from '@jest/globals';
import { dayInTurkey } from '../timeline/days-asked.rules.js';
import { firstOpenDay, lengthOf } from './public-log.rules.js';

const NOW = '2026-11-23T21:30:00.000Z';

describe('The public log', () => {
  it('names days of Turkey', () => expect([dayInTurkey(NOW), dayInTurkey('2026-11-23T20:59:59.999Z')]).toEqual(['2026-11-24', '2026-11-23']));
  it('shows no day on which an appeal may still be made', () => {
    expect(firstOpenDay(NOW, () => 20)).toBe('2026-11-04');
    expect(firstOpenDay(NOW, () => 1)).toBe('2026-11-23');
    expect(firstOpenDay(NOW, () => 365)).toBe('2025-11-24');
  });
  it('keeps to what held when it was decided, and shows no day before an earlier one', () => {
    const shortened = (at: string) => (at < '2026-11-10T12:00:00.000Z' ? 20 : 2);
    expect(firstOpenDay(NOW, shortened)).toBe('2026-11-04');
    const prolonged = (at: string) => (at < '2026-11-10T12:00:00.000Z' ? 2 : 20);
    expect(firstOpenDay(NOW, prolonged)).toBe('2026-11-10');
  });
  it.each([
    ['2026-11-24T21:30:00.000Z', 'day'],
    ['2026-11-30T21:30:00.000Z', 'week'],
    ['2026-12-23T21:30:00.000Z', 'month'],
    ['2027-11-23T21:30:00.000Z', 'year'],
    ['2028-11-23T21:30:00.000Z', 'longer'],
    [null, 'longer'],
  ] as const)('counts what lasts until %s by its length', (until, length) => expect(lengthOf(NOW, until)).toBe(length));
});
