import { describe, expect, it } from '@jest/globals';
import { clock, clockOfDay, dayName, dayOf, startOf } from './days';

const at = (...date: [number, number, number, number?, number?]) => new Date(...date).toISOString();
const NOW = new Date(2026, 10, 27, 9, 5).getTime();

describe('The days of a conversation', () => {
  it('are named from its reader’s side', () =>
    expect([at(2026, 10, 27, 0, 1), at(2026, 10, 26, 23, 59), at(2026, 10, 18), at(2025, 10, 18)].map((iso) => dayName(iso, NOW))).toEqual([
      'Bugün',
      'Dün',
      '18 Kasım',
      '18 Kasım 2025',
    ]));
  it('begin where their reader is', () => {
    expect(startOf('2026-11-18')).toBe(at(2026, 10, 18));
    expect(startOf('')).toBeNull();
    expect(dayOf(NOW)).toBe('2026-11-27');
  });
  it('stand before the hour where they are not today', () =>
    expect([at(2026, 10, 27, 0, 1), at(2026, 10, 26, 23, 59), at(2025, 10, 18, 8)].map((iso) => clockOfDay(iso, NOW))).toEqual([
      '00:01',
      'Dün 23:59',
      '18 Kasım 2025 08:00',
    ]));
  it('have hours of two digits', () => expect(clock(at(2026, 10, 27, 9, 5))).toBe('09:05'));
});
