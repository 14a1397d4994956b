import { describe, expect, it } from '@jest/globals';
import { age } from './age';

const MINUTE = 60_000;
const now = Date.parse('2026-11-22T14:00:00.000Z');

describe('age', () => {
  it.each([
    [0, 'şimdi'],
    [59_999, 'şimdi'],
    [MINUTE, '1 dk'],
    [59 * MINUTE + 59_000, '59 dk'],
    [60 * MINUTE, '1 sa'],
    [119 * MINUTE, '1 sa'],
    [47 * 60 * MINUTE, '1 gün'],
    [23 * 60 * MINUTE, '23 sa'],
    [24 * 60 * MINUTE, '1 gün'],
    [400 * 24 * 60 * MINUTE, '400 gün'],
    [-5_000, 'şimdi'],
  ])('says of %d ms: %s', (past, text) => expect(age(new Date(now - past).toISOString(), now)).toBe(text));
});
