/** @jest-environment jsdom */
import type { Salary } from '@contracts/jobs';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act } from 'react';
import { draw, leaveAll } from '../../../../testing/inReact';
import { JobLogo } from './JobLogo';
import { daysLeftWords, placeWords, salaryNote, salaryWords } from './jobWords';

afterEach(leaveAll);

const salary = (fields: Partial<Salary>): Salary => ({ min: 95_000, max: 130_000, currency: 'TRY', period: 'month', basis: 'net', ...fields });

describe('A listing in words', () => {
  it.each([
    [{}, '95.000–130.000 ₺', 'aylık, net'],
    [{ max: null, currency: 'EUR' }, '95.000 € ve üzeri', 'aylık, net'],
    [{ min: null, currency: 'USD', period: 'year', basis: 'gross' }, 'en fazla 130.000 $', 'yıllık, brüt'],
    [{ max: 95_000, currency: 'GBP', period: 'hour' }, '95.000 £', 'saatlik, net'],
  ] as const)('tells its salary %j', (fields, words, note) => expect([salaryWords(salary(fields)), salaryNote(salary(fields))]).toEqual([words, note]));

  // 23:30 in Istanbul on 27 November.
  it.each([
    ['2026-11-26', null],
    ['2026-11-27', 'bugün son gün'],
    ['2026-11-28', 'yarın son gün'],
    ['2026-12-11', '14 gün kaldı'],
  ])('counts the days until %s in Istanbul', (day, words) => expect(daysLeftWords(day, Date.parse('2026-11-27T20:30:00Z'))).toBe(words));

  it('names from where one may work where it has no place', () =>
    expect([placeWords({ location: '', remote_region: 'europe' }), placeWords({ location: 'Kadıköy', remote_region: 'europe' })]).toEqual([
      'Avrupa',
      'Kadıköy',
    ]));
});

describe('The logo of a company', () => {
  it('gives way to two letters when it does not come', async () => {
    const { place } = await draw(<JobLogo company="kirpi Analitik" url="/api/career/logos/1" />);
    expect(place.textContent).toBe('');
    await act(async () => void place.querySelector('img')?.dispatchEvent(new Event('error')));
    expect(place.textContent).toBe('Kİ');
  });
});
