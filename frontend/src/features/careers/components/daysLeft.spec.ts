import { describe, expect, it } from '@jest/globals';
import { daysLeftWords } from './daysLeft';

describe('The days until one may apply no more', () => {
  // 23:30 in Istanbul on 27 November.
  it.each([
    ['2026-11-26', null],
    ['2026-11-27', 'bugün son gün'],
    ['2026-11-28', 'yarın son gün'],
    ['2026-12-11', '14 gün kaldı'],
  ])('are counted until %s in Istanbul', (day, words) => expect(daysLeftWords(day, Date.parse('2026-11-27T20:30:00Z'))).toBe(words));
});
