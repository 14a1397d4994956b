import { describe, expect, it } from '@jest/globals';
import { JOB_SEARCH_LIMITS, JOB_SEARCH_TEXT, type KeptFilters } from '../../../../contracts/job-searches.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { keptFilters } from './kept-filters.rules.js';
import { type KeptSearch, wantsMails, withChanged, withNew, without, withSeen } from './kept-searches.rules.js';
import { filtersIn, pathWith } from './spelled-filters.rules.js';

const [AT, LATER] = ['2026-11-21T11:00:00.000Z', '2026-11-22T11:00:00.000Z'];
const ISTANBUL: KeptFilters = { province: '34', km: 50 };
const wish = (fields: { name?: string; filters?: KeptFilters; digest?: boolean } = {}) => ({
  name: 'İstanbul',
  filters: ISTANBUL,
  digest: undefined,
  ...fields,
});
const sentenceOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    if (error instanceof RuleViolation) return error.message;
    throw error;
  }
  return 'nothing refused';
};

describe('Kept filters', () => {
  it('are spelled in one way, without what narrows nothing', () => {
    const given = { search: ' Node  js ', tags: 'React, ,typescript,react', work_type: 'Remote,Hibrit', km: 50, currency: 'EUR', posted: 'day' } as const;
    expect(keptFilters(given)).toEqual({ search: 'Node js', tags: 'react,typescript', work_type: 'Remote,Hibrit', posted: 'day' });
    expect(keptFilters(ISTANBUL)).toEqual(ISTANBUL);
  });
  it('compare salaries in one currency, period and basis, the usual ones where none is named', () => {
    expect(keptFilters({ salary_min: 70_000 })).toEqual({ salary_min: 70_000, currency: 'TRY', period: 'month', basis: 'net' });
    const rest = { period: 'month', basis: 'net' };
    expect(keptFilters({ without_salary: 'false', currency: 'EUR' })).toEqual({ without_salary: 'false', currency: 'EUR', ...rest });
    expect(keptFilters({ salary_max: 9_000, currency: 'EUR', period: 'year', basis: 'gross' })).toMatchObject({ currency: 'EUR', period: 'year' });
  });
  it.each<[KeptFilters]>([[{}], [{ search: '  ' }], [{ km: 50 }], [{ currency: 'TRY' }], [{ without_salary: 'true' }]])('%j chooses nothing', (filters) =>
    expect(sentenceOf(() => keptFilters(filters))).toBe(JOB_SEARCH_TEXT.nothingChosen),
  );
  it.each([
    [{ work_type: 'Evden' }],
    [{ category: 'Freelance,Job' }],
    [{ province: '82' }],
    [{ province: '__proto__' }],
    [{ province: '6' }],
    [{ ...ISTANBUL, km: 501 }],
    [{ ...ISTANBUL, km: 4 }],
    [{ tags: 'a,b,c,d,e,f' }],
    [{ tags: 'a'.repeat(31) }],
    [{ salary_min: -1 }],
    [{ salary_min: 1, currency: 'XYZ' }],
    [{ posted: 'constructor' }],
    [{ search: 'a'.repeat(101) }],
  ])('%j are none', (filters) => expect(sentenceOf(() => keptFilters(filters as KeptFilters))).toMatch(/^Geçersiz filtre: /));
});

describe('Filters in an address', () => {
  const read = (address: string) => filtersIn(new URLSearchParams(address));
  it('are read as they are written', () => {
    const filters = keptFilters({ search: 'node js', province: '06', km: 25, tags: 'c#,react', salary_min: 1_000, without_salary: 'false' });
    expect(read(pathWith('/career', filters).split('?')[1] ?? '')).toEqual(filters);
    expect([pathWith('/career', {}), pathWith('/career', { province: '34', km: 50 })]).toEqual(['/career', '/career?province=34&km=50']);
  });
  it('are none where one of them is none, and say nothing of what else stands there', () => {
    expect(['km=1e2&province=34', 'salary_min=-5', 'category=Is', 'province=6'].map(read)).toEqual([null, null, null, null]);
    expect(read('utm_source=x&page=2&lat=41.01&lng=29&sort=near')).toEqual({});
  });
});

describe('Kept searches', () => {
  const one = withNew([], 's1', wish(), AT);
  it('are in the daily summary unless their member says otherwise', () => {
    expect(one).toEqual([{ id: 's1', name: 'İstanbul', filters: ISTANBUL, digest: true, created_at: AT, seen_at: AT, since: AT }]);
    expect([wantsMails(one), wantsMails([]), wantsMails(withChanged(one, 's1', wish({ digest: false }), AT))]).toEqual([true, false, false]);
  });
  it('keep what is new under another name, and begin anew with other filters', () => {
    expect(withChanged(one, 's1', wish({ name: ' Yakın\u200b  işler ', filters: { km: 50, province: '34' } }), LATER)).toMatchObject([
      { name: 'Yakın işler', seen_at: AT, since: AT },
    ]);
    expect(withChanged(one, 's1', wish({ filters: { province: '35' } }), LATER)).toMatchObject([{ digest: true, seen_at: LATER, since: LATER }]);
  });
  it('are looked at and removed by their id', () => {
    expect(withSeen(one, 's1', LATER)).toMatchObject([{ seen_at: LATER, since: AT }]);
    expect([without(one, 's1'), without(one, 's2')]).toEqual([[], one]);
    for (const act of [() => withSeen(one, 's2', AT), () => withChanged(one, 's2', wish(), AT)]) expect(sentenceOf(act)).toBe(JOB_SEARCH_TEXT.notFound);
  });
  it('have a name, and are no more than there may be', () => {
    expect(sentenceOf(() => withNew([], 's1', wish({ name: ' \u200b' }), AT))).toBe(JOB_SEARCH_TEXT.nameNeeded);
    expect(sentenceOf(() => withNew([], 's1', wish({ name: 'a'.repeat(61) }), AT))).toBe('Bu alan en fazla 60 karakter olmalıdır');
    const full = Array.from({ length: JOB_SEARCH_LIMITS.kept }, (_, index) => index).reduce<readonly KeptSearch[]>(
      (all, index) => withNew(all, `s${index}`, wish(), AT),
      [],
    );
    expect(sentenceOf(() => withNew(full, 'more', wish(), AT))).toBe(JOB_SEARCH_TEXT.tooMany);
  });
});
