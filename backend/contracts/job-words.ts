/** What is said of job listings in one line, the same on cards, pages, feeds and in mails. */
import { CURRENCY_SIGN, type JobRow, REMOTE_REGION_LABEL, type Salary } from './jobs.js';

const PERIOD_WORD = { hour: 'saatlik', month: 'aylık', year: 'yıllık' } as const;
const BASIS_WORD = { net: 'net', gross: 'brüt' } as const;
const amount = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, '.');

/** 95.000–130.000 ₺ · 95.000 ₺ ve üzeri · en fazla 130.000 ₺ */
export function salaryText({ min, max, currency }: Pick<Salary, 'min' | 'max' | 'currency'>): string {
  const sign = CURRENCY_SIGN[currency];
  if (min === null) return `en fazla ${amount(max ?? 0)} ${sign}`;
  if (max === null) return `${amount(min)} ${sign} ve üzeri`;
  return min === max ? `${amount(min)} ${sign}` : `${amount(min)}–${amount(max)} ${sign}`;
}

/** aylık, net */
export const salaryTermsText = ({ period, basis }: Pick<Salary, 'period' | 'basis'>): string => `${PERIOD_WORD[period]}, ${BASIS_WORD[basis]}`;

/** Where the work is done: words of its place, or the region from which it may be. */
export const placeText = ({ location, remote_region }: Pick<JobRow, 'location' | 'remote_region'>): string =>
  location || (remote_region ? REMOTE_REGION_LABEL[remote_region] : '');
