import { describe, expect, it } from '@jest/globals';
import { kilometreWords, stepOf, stepsFrom } from './filters/kilometreSteps';
import { isWithin, onScale, scaleOf } from './filters/salaryScale';
import { filterWords } from './filterWords';
import { jobFacets } from './job.fixture';
import {
  asksNear,
  careerAddress,
  isNarrowed,
  isSame,
  type JobFilter,
  jobFilterIn,
  jobViewIn,
  kept,
  narrowings,
  unitOf,
  unnarrowed,
  withoutEmpty,
  withPlace,
  withUnit,
  withWorkType,
} from './jobFilter';
import { sortsFor, withSort } from './jobSort';

const queryOf = (address: string) => new URL(address, 'http://x.invalid').searchParams;
const filterOf = (address: string) => jobFilterIn(queryOf(address));

describe('What an address shows of the listings', () => {
  it('comes back as it was chosen', () => {
    const filter: JobFilter = {
      ...{ search: 'react', work_type: 'Remote,Hibrit', category: 'Job' as const, province: '34', km: 50, tags: 'typescript,react', salary_min: 70_000 },
      ...({ salary_max: 120_000, currency: 'EUR', period: 'year', basis: 'gross', without_salary: 'false', posted: 'month', sort: 'salary' } as const),
    };
    expect(filterOf(careerAddress(filter))).toEqual(filter);
    expect(jobViewIn(queryOf(careerAddress(filter, 'map')))).toBe('map');
  });
  it('is everything when it asks for nothing or for what there is not', () => {
    const odd =
      '?work_type=Ay&category=Best&province=82&km=yakın&tags=%2C+%2C&salary_min=-1&salary_max=1e9&currency=XAU&posted=year&sort=best&search=+&view=globe';
    expect([filterOf(`/career${odd}`), jobViewIn(queryOf(`/career${odd}`)), careerAddress({})]).toEqual([{}, 'list', '/career']);
  });
  it('keeps within what may be asked for', () =>
    expect(filterOf(`/career?km=9000&salary_min=999999999&province=06&tags=a,b,c,d,e,f,a&search=${'x'.repeat(200)}`)).toEqual({
      km: 500,
      salary_min: 100_000_000,
      province: '06',
      tags: 'a,b,c,d,e',
      search: 'x'.repeat(100),
    }));
  it('has kinds of work in one order, whatever was pressed first', () => {
    const two = withWorkType(withWorkType({}, 'Hibrit'), 'Remote');
    expect([two, withWorkType(withWorkType(two, 'Remote'), 'Hibrit')]).toEqual([{ work_type: 'Remote,Hibrit' }, {}]);
  });
  it('asks for what is near where kilometres stand alone, and loses that order with the place', () => {
    expect([asksNear({ km: 50 }), asksNear({ km: 50, province: '34' }), asksNear({})]).toEqual([true, false, false]);
    expect(withPlace({ province: '34', km: 50, sort: 'near', category: 'Job' }, {})).toEqual({ category: 'Job' });
    expect(withPlace({ province: '34', sort: 'near' }, { province: '06' })).toEqual({ province: '06', sort: 'near' });
    expect([sortsFor({}), sortsFor({ province: '34' }).includes('near'), withSort({ sort: 'salary' }, 'newest')]).toEqual([
      ['newest', 'salary', 'deadline'],
      true,
      {},
    ]);
  });
  it('forgets amounts with their unit', () => {
    const euros = withUnit({ salary_min: 70_000, category: 'Job' }, { currency: 'EUR', period: 'month', basis: 'net' });
    expect([euros, unitOf(euros), withUnit(euros, unitOf({}))]).toEqual([
      { category: 'Job', currency: 'EUR' },
      { currency: 'EUR', period: 'month', basis: 'net' },
      { category: 'Job' },
    ]);
  });
  it('counts by what it is narrowed', () => {
    expect(narrowings({ work_type: 'Remote,Hibrit', tags: 'a', province: '34', km: 50, salary_min: 1, salary_max: 2, search: 'x', sort: 'near' })).toBe(5);
    expect([isNarrowed({ sort: 'salary', currency: 'EUR' }), isNarrowed({ search: 'x' }), unnarrowed({ sort: 'near', category: 'Job' })]).toEqual([
      false,
      true,
      {},
    ]);
  });
  it('is a kept search whatever its order, and however its unit is told', () => {
    const search = { tags: 'b,a', work_type: 'Hibrit,Remote' };
    expect([isSame(search, { work_type: 'Remote,Hibrit', tags: 'a,b', sort: 'salary' }), isSame(search, { tags: 'b,a' })]).toEqual([true, false]);
    expect(isSame({ salary_min: 70_000 }, { salary_min: 70_000, currency: 'TRY', period: 'month', basis: 'net' })).toBe(true);
    expect(isSame({ salary_min: 70_000 }, { salary_min: 70_000, currency: 'EUR', period: 'month', basis: 'net' })).toBe(false);
    expect(kept({ tags: 'a', sort: 'salary', km: 50, currency: 'EUR' })).toEqual({ tags: 'a' });
    const inEuros = { without_salary: 'false', currency: 'EUR', period: 'month', basis: 'net' } as const;
    expect(kept({ ...inEuros, sort: 'salary' })).toEqual({ without_salary: 'false', currency: 'EUR' });
    expect([isSame(inEuros, { without_salary: 'false', currency: 'EUR' }), isSame(inEuros, { without_salary: 'false' })]).toEqual([true, false]);
  });
  it('is told in words', () =>
    expect(
      filterWords(withoutEmpty({ work_type: 'Remote', province: '34', km: 50, salary_min: 70_000, tags: 'react', posted: 'week', search: 'ön yüz' })),
    ).toBe('“ön yüz” · Remote · İstanbul 50 km · 70.000 ₺ ve üzeri · react · son 7 gün'));
});

describe('The handles of a filter', () => {
  it('go by a few kilometres near by and by many far away', () => {
    const steps = stepsFrom(false);
    expect([undefined, 5, 50, 55, 500].map((km) => kilometreWords(steps[stepOf(steps, km)]))).toEqual(['Yalnızca bu il', '5 km', '50 km', '60 km', '500 km']);
    expect(kilometreWords(stepsFrom(true)[0])).toBe('5 km');
  });
  it('stand at round amounts around what is paid', () => {
    const { salaries } = jobFacets();
    const scale = scaleOf({ ...salaries, from: 21_300, to: 178_900 });
    expect(scale).toEqual({ from: 20_000, to: 180_000, step: 5_000 });
    if (scale) expect([1_000, 71_000, 900_000].map((amount) => onScale(scale, amount))).toEqual([20_000, 70_000, 180_000]);
    expect([scaleOf({ ...salaries, counts: [0, 0] }), scaleOf({ from: 90, to: 90, counts: [3] })]).toEqual([null, { from: 90, to: 91, step: 1 }]);
  });
  it('mark the bars between them', () => {
    const { salaries } = jobFacets();
    expect(salaries.counts.filter((_count, bar) => isWithin(salaries, bar, 70_000, 180_000))).toHaveLength(11);
  });
});
