import { describe, expect, it } from '@jest/globals';
import { placeText, salaryTermsText, salaryText } from '../../../../contracts/job-words.js';

describe('What is said of a listing in one line', () => {
  it.each([
    [{ min: 95_000, max: 130_000, currency: 'TRY' }, '95.000–130.000 ₺'],
    [{ min: 950, max: null, currency: 'EUR' }, '950 € ve üzeri'],
    [{ min: null, max: 1_300_000, currency: 'USD' }, 'en fazla 1.300.000 $'],
    [{ min: 5_000, max: 5_000, currency: 'GBP' }, '5.000 £'],
  ] as const)('%j is paid as %s', (salary, text) => expect(salaryText(salary)).toBe(text));
  it.each([
    [{ period: 'month', basis: 'net' }, 'aylık, net'],
    [{ period: 'year', basis: 'gross' }, 'yıllık, brüt'],
    [{ period: 'hour', basis: 'net' }, 'saatlik, net'],
  ] as const)('says for how long, and what is left of it: %j', (salary, text) => expect(salaryTermsText(salary)).toBe(text));
  it('says the place, or from where one may work', () => {
    expect(placeText({ location: 'Kadıköy, İstanbul', remote_region: 'europe' })).toBe('Kadıköy, İstanbul');
    expect([placeText({ location: '', remote_region: 'turkiye' }), placeText({ location: '', remote_region: null })]).toEqual(['Türkiye geneli', '']);
  });
});
