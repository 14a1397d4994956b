import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CURRENCIES, JOB_CATEGORIES, JOB_SORTS, type JobSort, type Salary, WORK_TYPES } from '../../../../contracts/jobs.js';
import { kilometresBetween, PROVINCES, provinceOf } from '../../../../contracts/provinces.js';
import { findableOf, TOKEN } from './findable.rules.js';
import { hasOne } from './job-conditions.rules.js';
import { type AskedFilters, filterOf } from './job-filters.rules.js';
import { JobIndex } from './job-index.rules.js';

type Told = Parameters<typeof findableOf>[0];
type Listing = Told & { readonly point: { readonly lat: number; readonly lng: number } | null };

const NOW = new Date('2026-11-20T12:00:00.000Z');
const HOUR_MS = 3_600_000;
const TITLES = ['Kıdemli Frontend Geliştirici', 'Backend Geliştirici', 'Veri Mühendisi', 'Oyun Sunucusu Geliştirici'];
const TAGS = ['react', 'Node.js', 'go'];
const WORDS: Readonly<Record<string, RegExp>> = {
  geliştiricisi: /Geliştirici/,
  FRONT: /Frontend/,
  'veri müh': /Veri Mühendisi/,
  kirp: /Kirpi/,
  react: /react/,
};
const CODES = ['34', '35', '41', '06'];

const salaries = fc.option(
  fc.record({
    ends: fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 9 })),
    open: fc.constantFrom('min', 'max', null),
    currency: fc.constantFrom(...CURRENCIES.slice(0, 2)),
  }),
);
const listings = fc.record({
  title: fc.constantFrom(...TITLES),
  company: fc.constantFrom('Kirpi Analitik', 'Tarla'),
  tags: fc.subarray(TAGS),
  province: fc.option(fc.constantFrom(...CODES)),
  isExact: fc.boolean(),
  work_type: fc.constantFrom(...WORK_TYPES),
  category: fc.constantFrom(...JOB_CATEGORIES),
  salary: salaries,
  state: fc.constantFrom('open', 'open', 'open', 'filled', 'held', 'hidden'),
  hoursAgo: fc.integer({ min: 0, max: 400 }),
  days: fc.integer({ min: 1, max: 20 }),
  owner_id: fc.constantFrom('ada', 'can'),
});
type Drawn = typeof listings extends fc.Arbitrary<infer T> ? T : never;

function made(drawn: Drawn, number: number): Listing {
  const { salary, state, province, isExact } = drawn;
  const centre = province === null ? null : provinceOf(province);
  const [least = 0, more = 0] = salary?.ends ?? [];
  return {
    ...drawn,
    _id: `job-${number}`,
    number,
    salary: salary && {
      ...{ min: salary.open === 'min' ? null : least, max: salary.open === 'max' ? null : least + more },
      ...{ currency: salary.currency, period: 'month', basis: 'net' },
    },
    point: isExact && centre ? { lat: centre.lat + 0.2, lng: centre.lng } : null,
    closed: state === 'filled' ? 'filled' : null,
    closed_at: state === 'filled' ? NOW.toISOString() : null,
    expired_at: null,
    held: state === 'held',
    hidden: state === 'hidden',
    published_at: new Date(NOW.getTime() - drawn.hoursAgo * HOUR_MS).toISOString(),
    apply_until: `2026-11-${String(20 + (drawn.days % 10)).padStart(2, '0')}`,
  };
}

const asks = fc.record(
  {
    search: fc.constantFrom(...Object.keys(WORDS)),
    work_type: fc.subarray([...WORK_TYPES], { minLength: 1 }).map((types) => types.join()),
    category: fc.constantFrom(...JOB_CATEGORIES),
    province: fc.constantFrom(...CODES),
    km: fc.integer({ min: 5, max: 500 }),
    tags: fc.subarray(['react', 'node-js'], { minLength: 1 }).map((tags) => tags.join()),
    salary_min: fc.integer({ min: 0, max: 25 }),
    salary_max: fc.integer({ min: 0, max: 25 }),
    currency: fc.constantFrom(...CURRENCIES.slice(0, 2)),
    without_salary: fc.constantFrom('true', 'false'),
    posted: fc.constantFrom('day', 'week', 'month'),
    sort: fc.constantFrom(...JOB_SORTS),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<AskedFilters>;

const isRemote = ({ work_type }: Listing) => work_type === 'Remote';
const centreOf = (code: string | null) => PROVINCES.find((province) => province.code === code) ?? null;
const placeOf = (listing: Listing) => (isRemote(listing) ? null : (listing.point ?? centreOf(listing.province)));
const isOfKind = (salary: Salary | null, { currency = 'TRY' }: AskedFilters): salary is Salary => salary?.currency === currency;

/** A member applied to all of others: what staff keep from everybody they are not shown. */
function fits(listing: Listing, asked: AskedFilters, memberId: string | null): boolean {
  const { title, company, tags, salary, province } = listing;
  const isWithheld = listing.held || listing.hidden;
  const isListed = (!isWithheld && (listing.closed === null || memberId !== null)) || listing.owner_id === memberId;
  const meant = asked.search && WORDS[asked.search];
  if (!isListed || (meant && !meant.test([title, company, ...tags].join(' ')))) return false;
  if (asked.work_type && !asked.work_type.split(',').includes(listing.work_type)) return false;
  if (asked.category && asked.category !== listing.category) return false;
  if (asked.tags?.split(',').some((slug) => !tags.some((tag) => tag.toLowerCase().replace('.', '-') === slug))) return false;
  const centre = centreOf(asked.province ?? null);
  const place = placeOf(listing);
  if (centre && !isRemote(listing) && province !== centre.code && !(place && asked.km && kilometresBetween(place, centre) <= asked.km)) return false;
  if (asked.salary_min !== undefined || asked.salary_max !== undefined || asked.without_salary === 'false') {
    const { salary_min: least = 0, salary_max: most = 1_000 } = asked;
    if (!isOfKind(salary, asked)) {
      if (asked.without_salary === 'false') return false;
    } else if ((salary.max ?? 1_000) < least || (salary.min ?? 0) > most) return false;
  }
  const hours = { day: 24, week: 168, month: 720 }[asked.posted ?? 'month'];
  return asked.posted === undefined || Date.parse(listing.published_at) >= NOW.getTime() - hours * HOUR_MS;
}

function inOrder(listings: readonly Listing[], asked: AskedFilters): string[] {
  const centre = centreOf(asked.province ?? null);
  const rank: Readonly<Record<JobSort, (listing: Listing) => number>> = {
    newest: () => 0,
    salary: ({ salary }) => (isOfKind(salary, asked) ? -(salary.max ?? salary.min ?? 0) : 1),
    deadline: ({ closed, apply_until }) => (closed === null ? Date.parse(apply_until) : Number.MAX_VALUE),
    near: (listing) => {
      const place = placeOf(listing);
      if (!centre) return 0;
      return place ? Math.round(kilometresBetween(place, centre) * 1_000) : Number.MAX_VALUE;
    },
  };
  const key = rank[asked.sort ?? 'newest'];
  return [...listings]
    .sort((one, other) => key(one) - key(other) || other.published_at.localeCompare(one.published_at) || other.number - one.number)
    .map(({ _id }) => _id);
}

describe('The index of listings', () => {
  it('finds, counts and orders what a look at each listing would, after every change', () => {
    const changes = fc.array(fc.tuple(fc.integer({ min: 0, max: 12 }), fc.option(listings, { freq: 5 })), { maxLength: 40 });
    fc.assert(
      fc.property(changes, fc.array(asks, { minLength: 2, maxLength: 6 }), fc.constantFrom(null, 'ada'), (changes, questions, memberId) => {
        const index = new JobIndex();
        const there = new Map<string, Listing>();
        for (const [at, [number, drawn]] of changes.entries()) {
          const listing = drawn && made(drawn, number);
          if (listing) {
            index.put(findableOf(listing, listing.point));
            there.set(listing._id, listing);
          } else {
            index.remove(`job-${number}`);
            there.delete(`job-${number}`);
          }
          if (at % 3 > 0 && at + 1 < changes.length) continue;
          for (const asked of questions) {
            const filter = filterOf(asked, NOW);
            const expected = inOrder(
              [...there.values()].filter((each) => fits(each, asked, memberId)),
              asked,
            );
            const applied = [...there.values()].filter(({ owner_id }) => owner_id !== memberId).map(({ _id }) => _id);
            const also = memberId === null ? [] : [hasOne([TOKEN.of(memberId)]), index.these(applied, [TOKEN.withheld])];
            const found = filter && index.found(filter, also).page(filter, { limit: 5, offset: 2 });
            expect({ asked, found }).toEqual({ asked, found: { ids: expected.slice(2, 7), total: expected.length } });
          }
        }
      }),
    );
  });

  it('does the same among many, where the order is walked until the page is full', () => {
    const there = fc.sample(listings, { numRuns: 2_500, seed: 24 }).map(made);
    const index = new JobIndex();
    for (const listing of there) index.put(findableOf(listing, listing.point));
    const questions: readonly AskedFilters[] = [{}, { search: 'geliştiricisi' }, { work_type: 'Remote,Ofis' }, { province: '34', km: 400 }];
    for (const question of questions) {
      for (const sort of JOB_SORTS) {
        const asked = { ...question, sort };
        const expected = inOrder(
          there.filter((each) => fits(each, asked, null)),
          asked,
        );
        expect(expected.length).toBeGreaterThan(600);
        const filter = filterOf(asked, NOW);
        for (const offset of [0, 450]) {
          const found = filter && index.found(filter).page(filter, { limit: 20, offset });
          expect({ asked, found }).toEqual({ asked, found: { ids: expected.slice(offset, offset + 20), total: expected.length } });
        }
      }
    }
  });

  it('forgets what ended long ago, and holds no more than is there', () => {
    const index = new JobIndex();
    const [drawn] = fc.sample(listings, { numRuns: 1, seed: 1 });
    if (!drawn) throw new Error('no listing was drawn');
    for (const [number, state] of (['filled', 'open', 'filled'] as const).entries()) {
      const listing = made({ ...drawn, state }, number);
      index.put(findableOf(listing, listing.point));
    }
    index.removeEndedBefore(NOW.getTime() + 1);
    expect(index.size).toBe(1);
    index.remove('job-1');
    expect(index.size).toBe(0);
  });
});
