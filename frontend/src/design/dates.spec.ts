import { describe, expect, it } from '@jest/globals';
import { exactTime, longDate, monthAndYear, onDay, shortDay, sinceDay, timeAgo } from './dates';
import { turkishNumber } from './numbers';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** By the clock of the machine, whichever zone it is in. */
const now = new Date(2026, 10, 21, 14, 2).getTime();
const at = (past: number) => new Date(now - past).toISOString();

describe('timeAgo', () => {
  it.each([
    [0, 'az önce'],
    [59_999, 'az önce'],
    [MINUTE, '1 dakika önce'],
    [59 * MINUTE, '59 dakika önce'],
    [HOUR, '1 saat önce'],
    [3 * HOUR, '3 saat önce'],
    [DAY, 'dün'],
    [2 * DAY, 'evvelsi gün'],
    [6 * DAY, '6 gün önce'],
    [7 * DAY, '14 Kasım 2026'],
    [400 * DAY, '17 Ekim 2025'],
  ])('says of %d ms ago: %s', (past, text) => expect(timeAgo(at(past), now)).toBe(text));

  it('says of a clock that is ahead what is true at least', () => {
    expect(timeAgo(at(-30_000), now)).toBe('az önce');
    expect(timeAgo(at(-2 * HOUR), now)).toBe('2 saat sonra');
  });
});

describe('Turkish dates', () => {
  it('are written out', () => {
    expect([monthAndYear(at(0)), longDate(at(0)), exactTime(at(0))]).toEqual(['Kasım 2026', '21 Kasım 2026', '21 Kasım 2026 14:02']);
  });
});

describe('A day', () => {
  it('has its year where that is another one', () => expect([shortDay('2026-12-05', now), shortDay('2027-01-12', now)]).toEqual(['5 Aralık', '12 Ocak 2027']));
  it.each([
    ['14 Kasım', '14 Kasım’da'],
    ['3 Mart', '3 Mart’ta'],
    ['1 Eylül', '1 Eylül’de'],
    ['9 Ekim 2025', '9 Ekim 2025’te'],
    ['9 Kasım 2026', '9 Kasım 2026’da'],
    ['9 Kasım 2030', '9 Kasım 2030’da'],
    ['9 Kasım 2040', '9 Kasım 2040’ta'],
    ['9 Kasım 2031', '9 Kasım 2031’de'],
    ['9 Kasım 2100', '9 Kasım 2100’de'],
  ])('%s: %s', (written, on) => expect(onDay(written)).toBe(on));
  it('is one since which something is so', () => expect([sinceDay('12 Ocak 2026'), sinceDay('3 Mart')]).toEqual(['12 Ocak 2026’dan', '3 Mart’tan']));
});

describe('turkishNumber', () => {
  it('parts thousands by points', () => expect([turkishNumber(999), turkishNumber(12_480), turkishNumber(1_234_567)]).toEqual(['999', '12.480', '1.234.567']));
});
