import { describe, expect, it } from '@jest/globals';
import { isSame, requestOf, triedOf, valueProblem } from './tried';

/** Already the next day in Turkey. */
const NOW = new Date('2026-11-22T22:00:00Z');
const asked = (search: string) => triedOf(new URLSearchParams(search), NOW);

describe('What an address asks to be tried', () => {
  it('is a value of a rule, over the last ninety days of Turkey', () =>
    expect(asked('rule=sanctions&suspensionDays=14&holdFirstPosts=2')).toMatchObject({
      rule: 'sanctions',
      values: { suspensionDays: '14' },
      from: '2026-08-26',
      to: '2026-11-23',
    }));
  it.each(['', 'rule=drop', 'rule=__proto__'])('is the first rule when it names none that there is: %j', (search) =>
    expect(asked(search)).toMatchObject({ rule: 'sanctions', values: {} }),
  );
});

describe('What is sent', () => {
  it('is what was typed of the chosen rule alone', () =>
    expect(requestOf({ ...asked(''), values: { warningThreshold: ' 2 ', suspensionDays: ' ' }, watch: 'kapora' })).toEqual({
      rule: 'sanctions',
      values: { warningThreshold: 2 },
      from: '2026-08-26',
      to: '2026-11-23',
    }));
  it('is a list of words, a line each', () =>
    expect(requestOf({ ...asked('rule=words'), watch: ' kapora* \n\nkargo' })).toMatchObject({
      values: {},
      watch: ['kapora*', 'kargo'],
      unwatch: [],
      consequence: 'hold',
    }));
  it('is what holds where every value is the same', () => {
    const now = { warningThreshold: 3, warningWindowDays: 90, suspensionDays: 30, holdFirstPosts: 0, newMemberPosts: 3, newMemberLinks: 2 };
    expect([isSame({ values: { warningThreshold: 3 } }, now), isSame({ values: { warningThreshold: 2 } }, now), isSame({ values: {} }, now)]).toEqual([
      true,
      false,
      false,
    ]);
  });
  it('is looked at while it is typed', () =>
    expect([valueProblem('warningThreshold', ''), valueProblem('warningThreshold', '0'), valueProblem('warningThreshold', 'üç')]).toEqual([
      null,
      'En az 1 olmalı.',
      'Tam sayı olmalı.',
    ]));
});
