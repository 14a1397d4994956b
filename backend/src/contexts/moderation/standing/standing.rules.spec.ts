import { describe, expect, it } from '@jest/globals';
import { endsLater, holdsAt, strongestAt } from '../../../../contracts/sanctions.js';
import { daysFromNow, minutesFromNow, NOW } from '../../../kernel/facts.fixture.js';
import { daysBefore, minutesAfter } from './standing.rules.js';

describe('The time of a sanction', () => {
  it('is counted in days of 24 hours', () => expect(daysBefore(NOW, 90)).toBe(daysFromNow(-90)));
  it('is counted in minutes', () => expect(minutesAfter(NOW, 90)).toBe(minutesFromNow(90)));
  it('is for ever without a number', () => expect(minutesAfter(NOW, null)).toBeNull());
});

describe('A sanction', () => {
  it('holds before its end', () => expect(holdsAt(minutesFromNow(0, 1), NOW)).toBe(true));
  it('holds no more at its end', () => expect(holdsAt(NOW, NOW)).toBe(false));
  it('holds always when it has no end', () => expect(holdsAt(null, NOW)).toBe(true));
  it('ends later than one that ends before it', () => expect(endsLater(daysFromNow(1), NOW)).toBe(true));
  it('does not end later than one that ends with it', () => expect(endsLater(NOW, NOW)).toBe(false));
  it('ends later than any other when it has no end', () => expect(endsLater(null, NOW)).toBe(true));
  it('never ends later than one without an end', () => expect([endsLater(NOW, null), endsLater(null, null)]).toEqual([false, false]));
});

describe('Of several restrictions counts', () => {
  const banned = (until: string | null) => ({ kind: 'banned' as const, until });
  const suspended = (until: string | null) => ({ kind: 'suspended' as const, until });
  it('none that is over', () => expect(strongestAt([banned(NOW), suspended(daysFromNow(-1))], NOW)).toBeNull());
  it('the ban', () => expect(strongestAt([suspended(null), banned(daysFromNow(1))], NOW)).toEqual(banned(daysFromNow(1))));
  it('the one that ends later', () => expect(strongestAt([suspended(daysFromNow(2)), suspended(daysFromNow(1))], NOW)).toEqual(suspended(daysFromNow(2))));
  it('the one without an end', () => expect(strongestAt([banned(daysFromNow(2)), banned(null)], NOW)).toEqual(banned(null)));
});
