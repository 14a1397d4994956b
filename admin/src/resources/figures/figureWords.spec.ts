import { describe, expect, it } from '@jest/globals';
import { durationText, kappaText, percent, rangeOf } from './figureWords';
import { daysOf, spanIn } from './spans';

describe('Figures in words', () => {
  it('are shares as Turkish writes them', () => expect([percent(0), percent(0.004), percent(0.125), percent(1)]).toEqual(['%0', '%0,4', '%13', '%100']));
  it('are intervals', () => expect(rangeOf({ value: 0.1, low: 0.0179, high: 0.4042 })).toBe('%2–%40'));
  it('are kappa with its interval, or nothing', () =>
    expect([kappaText({ value: 0.4, low: 0.146, high: 0.654 }), kappaText({ value: null, low: null, high: null })]).toEqual(['0,40 (0,15–0,65)', null]));
  it.each([
    [null, '–'],
    [0, '0 dk'],
    [59 * 60_000, '59 dk'],
    [60 * 60_000, '1 sa'],
    [200 * 60_000, '3 sa 20 dk'],
    [48 * 3_600_000, '2 gün'],
    [52 * 3_600_000, '2 gün 4 sa'],
  ])('are the time %p', (ms, text) => expect(durationText(ms)).toBe(text));
});

describe('Days', () => {
  const today = '2026-11-23';
  it('are the last thirty unless the address says otherwise', () =>
    expect(spanIn(new URLSearchParams(''), today)).toEqual({ choice: '30', from: '2026-10-25', to: today }));
  it('are ninety, or the year until today', () =>
    expect(['90', 'year'].map((choice) => daysOf(choice as '90' | 'year', today).from)).toEqual(['2026-08-26', '2026-01-01']));
  it('are one’s own', () =>
    expect(spanIn(new URLSearchParams('from=2026-01-05&to=2026-02-01'), today)).toEqual({ choice: 'own', from: '2026-01-05', to: '2026-02-01' }));
  it('are the last thirty for what is no choice', () => expect(spanIn(new URLSearchParams('days=7000'), today).choice).toBe('30'));
});
