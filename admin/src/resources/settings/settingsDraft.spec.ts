import type { SettingName, SettingRow, SettingValue } from '@contracts/community-settings';
import { describe, expect, it } from '@jest/globals';
import { isFound, keptDraft, requestOf, seenAgain, valueIn, wantedChanges } from './settingsDraft';

const row = (name: SettingName, value: SettingValue): SettingRow => ({ name, value, first: value, changed: null });
const ROWS = [row('warningThreshold', 3), row('suspensionDays', 30), row('staffSecondFactor', 'optional')];

describe('A value that is typed', () => {
  it.each([
    ['14', 14],
    [' 007 ', 7],
    ['1.000', 1_000],
    ['10.000', 10_000],
    ['-3', -3],
    ['−1.000', -1_000],
  ])('is a number: %j', (text, value) => expect(valueIn('topicsPerHour', text)).toBe(value));
  it.each(['', '-', '3-', '--1', '1.5', '1,5', '1e3', 'üç', '1.00', '٣'])('is no number: %j', (text) => expect(valueIn('topicsPerHour', text)).toBeNaN());
  it('is one of the choices where there are some', () => expect(valueIn('staffSecondFactor', 'required')).toBe('required'));
});

describe('What would be changed', () => {
  it('is what differs, with what was seen and what is wrong with it, in the order of the page', () =>
    expect(wantedChanges(ROWS, { suspensionDays: { text: '14', seen: 30 }, warningThreshold: { text: '0', seen: 3 } })).toEqual([
      { name: 'warningThreshold', value: 0, seen: 3, problem: 'En az 1 olmalı.' },
      { name: 'suspensionDays', value: 14, seen: 30, problem: null },
    ]));
  it('is refused with the least value where it is less', () =>
    expect(wantedChanges([row('chatRetentionDays', 0)], { chatRetentionDays: { text: '-3', seen: 0 } })).toEqual([
      { name: 'chatRetentionDays', value: -3, seen: 0, problem: 'En az 0 olmalı.' },
    ]));
  it('is nothing where what was typed holds already', () => expect(wantedChanges(ROWS, { suspensionDays: { text: '30', seen: 20 } })).toEqual([]));
  it('is sent with what was seen before', () =>
    expect(requestOf([{ name: 'suspensionDays', value: 14, seen: 30, problem: null }], ' Kısa olsun ')).toEqual({
      values: { suspensionDays: 14 },
      expected: { suspensionDays: 30 },
      reason: 'Kısa olsun',
    }));
  it('is seen anew once somebody has been told that it is not so any more', () =>
    expect(seenAgain({ suspensionDays: { text: '14', seen: 20 } }, ROWS)).toEqual({ suspensionDays: { text: '14', seen: 30 } }));
});

describe('A setting', () => {
  it('is found by its words, however they are typed', () => {
    expect(isFound('warningThreshold', 'ESIGI')).toBe(true);
    expect(isFound('warningThreshold', 'uzaklaştır')).toBe(true);
    expect(isFound('warningThreshold', 'itiraz')).toBe(false);
  });
});

describe('A kept draft', () => {
  it('comes back', () => {
    const kept = { draft: { suspensionDays: { text: '14', seen: 30 } }, reason: 'Kısa' };
    expect(keptDraft(JSON.stringify(kept))).toEqual(kept);
  });
  it.each([null, '', '{', 'null', '7', '{"draft":null}', '{"draft":{"suspensionDays":7},"reason":7}'])('that cannot be read is none: %j', (text) =>
    expect(keptDraft(text)).toEqual({ draft: {}, reason: '' }),
  );
});
