import type { Point } from '../../../../contracts/provinces.js';
import { type Bits, bitsFor, butNot, inAll, inEither, placesIn } from './bits.rules.js';
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

/** Answers those of a set that meet what is asked, or all that do; `setOf` answers what meets a condition. */
export type Narrowing = (columns: JobColumns, setOf: (condition: Condition) => Bits, among: Bits) => Bits;

export function conditionsOf({ words, workTypes, category, tags }: JobFilter): ReadonlyMap<Part, readonly Condition[]> {
  return new Map<Part, readonly Condition[]>([
    ['words', words ? wordConditions(words) : []],
    ['workType', workTypes.length > 0 ? [hasOne(workTypes.map(TOKEN.workType))] : []],
    ['category', category ? [hasOne([TOKEN.category(category)])] : []],
    ['tags', tags.map((tag) => hasOne([TOKEN.tag(tag)]))],
  ]);
}

/** What is asked of numbers, of which no two questions need ask the same: found anew each time. The costliest comes last, to look at the fewest. */
export function narrowingsOf(filter: JobFilter): ReadonlyMap<Part, Narrowing> {
  const { salary, since, place } = filter;
  const parts: readonly (readonly [Part, Narrowing | null])[] = [
    ['salary', salary && isPaid(kindOf(filter), salary)],
    ['posted', since === null ? null : (columns) => columns.publishedSince(since)],
    ['place', place && isAt(place)],
  ];
  return new Map(parts.flatMap(([part, narrowing]) => (narrowing ? [[part, narrowing]] : [])));
}

export const hasOne = (tokens: readonly string[]): Condition => ({
  key: tokens.join('|'),
  all: ({ postings, capacity }) => postings.any(tokens, capacity),
  holds: (columns, place) => columns.tokensAt(place).some((token) => tokens.includes(token)),
});
export const IS_OPEN = hasOne([TOKEN.open]);

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

/** An end that is open reaches as far as it is asked for. */
const isPaid =
  (kind: number, { least, most, others }: NonNullable<JobFilter['salary']>): Narrowing =>
  (columns, setOf, among) => {
    const paid = setOf(hasOne([TOKEN.paid(kind)]));
    const asked = butNot(inAll([paid, columns.paidAtLeast(least)]), columns.paidFrom(most + 1));
    return others ? inEither(asked, butNot(among, paid)) : asked;
  };

/** In the province, so near, or to be done from anywhere. */
function isAt({ province, from, km }: NonNullable<JobFilter['place']>): Narrowing | null {
  if (province === null && km === null) return null;
  const named = hasOne([ANYWHERE, ...(province === null ? [] : [TOKEN.placed(province)])]);
  return (columns, setOf, among) => {
    const there = setOf(named);
    if (km === null) return there;
    return inEither(there, within(columns, from, km, placesIn(butNot(among, there))));
  };
}

function within(columns: JobColumns, from: Point, km: number, places: Int32Array): Bits {
  const bits = bitsFor(columns.capacity);
  const distances = distancesFrom(from, columns, places);
  const farthest = chordOf(km);
  for (let at = 0; at < places.length; at++) {
    const place = places[at] ?? 0;
    if ((distances[at] ?? 0) <= farthest) bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31));
  }
  return bits;
}

/** The square of the straight line from a point to each of the places; not a number where nothing stands. One loop over the columns: it is the whole cost of a search by distance. */
export function distancesFrom(from: Point, columns: JobColumns, places: Int32Array): Float64Array {
  const [x, y, z] = onSphere(from);
  const [xs, ys, zs] = [columns.column('x'), columns.column('y'), columns.column('z')];
  const distances = new Float64Array(places.length);
  for (let at = 0; at < places.length; at++) {
    const place = places[at] ?? 0;
    const dx = (xs[place] ?? 0) - x;
    const dy = (ys[place] ?? 0) - y;
    const dz = (zs[place] ?? 0) - z;
    distances[at] = dx * dx + dy * dy + dz * dz;
  }
  return distances;
}
