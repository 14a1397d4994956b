import { describe, expect, it } from '@jest/globals';
import { daysFromNow, minutesFromNow, NOW } from '../../../kernel/facts.fixture.js';
import { gatheredAt, isNews } from './security-mail.rules.js';

describe('What is told about the security of an account', () => {
  it('is gathered for a minute', () => expect(gatheredAt(NOW)).toBe(minutesFromNow(1)));
  it('is news for a week and not longer', () => expect([daysFromNow(7), daysFromNow(7, 1)].map((now) => isNews(NOW, now))).toEqual([true, false]));
});
