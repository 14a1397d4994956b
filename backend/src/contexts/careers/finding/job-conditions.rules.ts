import type { Point } from '../../../../contracts/provinces.js';
import { type Bits, bitsFor, inEither, setBit } from './bits.rules.js';
import { ANYWHERE, TOKEN } from './findable.rules.js';
import { chordOf, type JobColumns, onSphere } from './job-columns.rules.js';
import { type JobFilter, kindOf } from './job-filters.rules.js';
import type { AskedWords } from './job-words.rules.js';

/** What a listing has to be. */
export interface Condition {
  /** Two with the same key ask for the same; null where what was found must not be kept. */
  readonly key: string | null;
  readonly all: (columns: JobColumns) => Bits;
  readonly holds: (columns: JobColumns, place: number) => boolean;
}

/** Parts of a filter, each of which can be left out. */
export type Part = 'words' | 'workType' | 'category' | 'place' | 'tags' | 'salary' | 'posted';

export function conditionsOf(filter: JobFilter): ReadonlyMap<Part, readonly Condition[]> {
  const { words, workTypes, category, tags, since } = filter;
  return new Map<Part, readonly Condition[]>([
    ['words', words ? wordConditions(words) : []],
    ['workType', workTypes.length > 0 ? [hasOne(workTypes.map(TOKEN.workType))] : []],
    ['category', category ? [hasOne([TOKEN.category(category)])] : []],
    ['place', placeConditions(filter)],
    ['tags', tags.map((tag) => hasOne([TOKEN.tag(tag)]))],
    ['salary', salaryConditions(filter)],
    ['posted', since === null ? [] : [byNumbers(`since ${since}`, (columns) => isSince(columns, since))]],
  ]);
}

export const hasOne = (tokens: readonly string[]): Condition => ({
  key: tokens.join('|'),
  all: ({ postings, capacity }) => postings.any(tokens, capacity),
  holds: (columns, place) => columns.tokensAt(place).some((token) => tokens.includes(token)),
});
export const IS_OPEN = hasOne([TOKEN.open]);

type Test = (place: number) => boolean;

/** Looked at in the columns, one after the other: the test is made once for all of them. */
const byNumbers = (key: string | null, testOf: (columns: JobColumns) => Test): Condition => ({
  key,
  all(columns) {
    const bits = bitsFor(columns.capacity);
    const test = testOf(columns);
    for (let place = 0; place < columns.end; place++) if (test(place)) setBit(bits, place, true);
    return bits;
  },
  holds: (columns, place) => testOf(columns)(place),
});

function isSince(columns: JobColumns, since: number): Test {
  const published = columns.column('published');
  return (place) => (published[place] ?? 0) >= since;
}

function wordConditions({ stems, last }: AskedWords): readonly Condition[] {
  const beginning = TOKEN.form(last.beginning);
  const stem = TOKEN.stem(last.stem);
  return [
    ...stems.map((each) => hasOne([TOKEN.stem(each)])),
    {
      key: `last ${last.beginning}`,
      all: ({ postings, capacity }) => postings.any([stem, ...postings.beginningWith(last.beginning)], capacity),
      holds: (columns, place) => columns.tokensAt(place).some((token) => token === stem || token.startsWith(beginning)),
    },
  ];
}

function salaryConditions(filter: JobFilter): readonly Condition[] {
  const { salary } = filter;
  if (!salary) return [];
  const { least, most, others } = salary;
  const asked = kindOf(filter);
  return [
    byNumbers(`salary ${asked} ${least} ${most} ${others}`, (columns) => {
      const [kinds, from, to] = [columns.column('kind'), columns.column('least'), columns.column('most')];
      // An end that is open reaches as far as it is asked for.
      return (place) => (kinds[place] === asked ? (to[place] ?? 0) >= least && (from[place] ?? 0) <= most : others);
    }),
  ];
}

/** In the province, so near, or to be done from anywhere. */
function placeConditions({ place }: JobFilter): readonly Condition[] {
  if (!place || (place.province === null && place.km === null)) return [];
  const named = hasOne([ANYWHERE, ...(place.province === null ? [] : [TOKEN.placed(place.province)])]);
  if (place.km === null) return [named];
  const near = byNumbers(null, isNear(place.from, place.km));
  return [
    {
      // Of a position of one's own nothing is kept.
      key: place.province === null ? null : `near ${place.province} ${place.km}`,
      all: (columns) => inEither(named.all(columns), near.all(columns)),
      holds: (columns, at) => named.holds(columns, at) || near.holds(columns, at),
    },
  ];
}

const isNear =
  (from: Point, km: number) =>
  (columns: JobColumns): Test => {
    const chord = chordOf(km);
    const distance = distanceFrom(from)(columns);
    return (place) => distance(place) <= chord;
  };

/** The square of the straight line from a point to each listing; not a number where it stands nowhere. */
export const distanceFrom =
  (from: Point) =>
  (columns: JobColumns): ((place: number) => number) => {
    const [x, y, z] = onSphere(from);
    const [xs, ys, zs] = [columns.column('x'), columns.column('y'), columns.column('z')];
    return (place) => {
      const [dx, dy, dz] = [(xs[place] ?? 0) - x, (ys[place] ?? 0) - y, (zs[place] ?? 0) - z];
      return dx * dx + dy * dy + dz * dz;
    };
  };
