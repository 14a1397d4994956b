import { dayIn } from '@contracts/istanbul-day';
import { CURRENCY_SIGN, type JobRow, REMOTE_REGION_LABEL, SALARY_BASIS_LABEL, SALARY_PERIOD_LABEL, type Salary } from '@contracts/jobs';
import { turkishNumber } from '../../../design/numbers';

const DAY_MS = 24 * 60 * 60_000;

/** '95.000–130.000 ₺', '95.000 ₺ ve üzeri', 'en fazla 130.000 ₺' */
export function salaryWords({ min, max, currency }: Salary): string {
  const sign = CURRENCY_SIGN[currency];
  if (min !== null && max !== null) return min === max ? `${turkishNumber(min)} ${sign}` : `${turkishNumber(min)}–${turkishNumber(max)} ${sign}`;
  return min !== null ? `${turkishNumber(min)} ${sign} ve üzeri` : `en fazla ${turkishNumber(max ?? 0)} ${sign}`;
}

/** 'aylık, net' */
export const salaryNote = ({ period, basis }: Salary): string => `${SALARY_PERIOD_LABEL[period]}, ${SALARY_BASIS_LABEL[basis]}`.toLocaleLowerCase('tr');

/** Where one works: words of the place, or from where one may. */
export const placeWords = ({ location, remote_region }: Pick<JobRow, 'location' | 'remote_region'>): string =>
  location || (remote_region ? REMOTE_REGION_LABEL[remote_region] : '');

/** Whole days in Istanbul until one may apply no more; 0 on the last of them. */
export const daysLeft = (applyUntil: string, now: number = Date.now()): number =>
  Math.round((Date.parse(applyUntil) - Date.parse(dayIn(new Date(now).toISOString()))) / DAY_MS);

/** '14 gün kaldı', 'yarın son gün', 'bugün son gün'; null when it is over. */
export function daysLeftWords(applyUntil: string, now: number = Date.now()): string | null {
  const days = daysLeft(applyUntil, now);
  if (days < 0) return null;
  return ['bugün son gün', 'yarın son gün'][days] ?? `${days} gün kaldı`;
}
