import { describe, expect, it } from '@jest/globals';
import { TRAVEL_TEXT } from '../../../../contracts/travel.js';
import { askedMoment, momentOf } from './moment.rules.js';

describe('A moment', () => {
  it('is a place in the log', () => expect(askedMoment('84097')).toEqual({ position: 84_097 }));
  it('is a day, or a time wherever it was told', () =>
    expect(['2026-11-21', '2026-11-21T11:02:11.500Z', '2026-11-21T14:02:11+03:00'].map(askedMoment)).toEqual([
      { time: '2026-11-21T00:00:00.000Z' },
      { time: '2026-11-21T11:02:11.500Z' },
      { time: '2026-11-21T11:02:11.000Z' },
    ]));
  it('is the last one when it is left out', () => expect([undefined, ''].map(askedMoment)).toEqual([null, null]));
  it.each([
    'dün',
    '-1',
    '1.5',
    '1e3',
    '2026-02-31T99:00:00Z',
    '2026-13-01',
    '2026-02-30',
    '2026-11-31T10:00:00Z',
    '2026-11-21T11:00',
    ' 5',
    '٣',
    '9'.repeat(16),
  ])('is not %j', (at) => expect(() => askedMoment(at)).toThrow(TRAVEL_TEXT.moment));
});

describe('What is shown', () => {
  const facts = [3, 7].map((position) => ({ position, at: `2026-11-21T1${position}:00:00.000Z` }));
  const present = { head: 9, now: '2026-11-23T10:00:00.000Z' };
  it('is the state after a place, at the time of the last fact up to there', () =>
    expect(momentOf(facts, { position: 5, time: null }, present)).toEqual({ position: 5, now: facts[0]?.at }));
  it('is the state at the very time that was asked for', () =>
    expect(momentOf(facts, { position: 5, time: '2026-11-21T15:30:00.000Z' }, present)).toEqual({ position: 5, now: '2026-11-21T15:30:00.000Z' }));
  it('is the state after the last fact when nothing was asked for', () => expect(momentOf(facts, null, present)).toEqual({ position: 7, now: facts[1]?.at }));
  it('is there also when it was recorded after the head was asked for', () => {
    expect(momentOf(facts, null, { ...present, head: 5 }).position).toBe(7);
    expect(momentOf(facts, { position: 7, time: present.now }, { ...present, head: 5 }).position).toBe(7);
  });
  it('is how it stands now where nothing was recorded', () => expect(momentOf([], null, present)).toEqual({ position: 9, now: present.now }));
  it('is nothing that has not been recorded yet', () => expect(() => momentOf(facts, { position: 10, time: null }, present)).toThrow(TRAVEL_TEXT.later));
  it('is nothing of a time that has not come yet', () =>
    expect(() => momentOf(facts, { position: 9, time: '2026-11-23T10:00:00.001Z' }, present)).toThrow(TRAVEL_TEXT.later));
});
