import type { Point } from '../../../../contracts/provinces.js';
import { type Bits, bitsFor, countBits, countShared, hasBit, inAll, inEither, placesIn, setBit } from './bits.rules.js';
import type { Findable } from './findable.rules.js';
import { JobColumns } from './job-columns.rules.js';
import { type Condition, conditionsOf, distancesFrom, IS_OPEN, type Narrowing, narrowingsOf, type Part } from './job-conditions.rules.js';
import { type JobFilter, kindOf } from './job-filters.rules.js';
import type { Likeness } from './similar.rules.js';

/** Sets of places that are kept, each of one condition; more are forgotten, what was asked for longest ago first. */
const KEPT = 400;
/** Of so few the page is taken from all that were found; of more, the order is walked until it is full. */
const FEW = 500;
/** So many of those that have something in common with a listing are compared with it. */
const COMPARED = 200;

interface Window {
  readonly limit: number;
  readonly offset: number;
}
interface JobsPage {
  readonly ids: readonly string[];
  readonly total: number;
}
interface KeptSet {
  readonly condition: Condition;
  readonly bits: Bits;
}

/**
 * All listings that can be found, in memory: of each condition that was asked for the set of those that meet it, which follows every change.
 * So whatever is asked for together costs a few passes over such sets, however many listings there are and however many are found.
 */
export class JobIndex {
  private readonly columns = new JobColumns();
  private readonly kept = new Map<string, KeptSet>();

  get size(): number {
    return this.columns.size;
  }

  put(job: Findable): void {
    const { capacity } = this.columns;
    const place = this.columns.put(job);
    if (this.columns.capacity > capacity) this.kept.clear();
    for (const { condition, bits } of this.kept.values()) setBit(bits, place, condition.holds(this.columns, place));
  }

  remove(id: string): void {
    const place = this.columns.remove(id);
    if (place !== null) for (const { bits } of this.kept.values()) setBit(bits, place, false);
  }

  removeEndedBefore(time: number): void {
    const ended = this.columns.column('ended');
    for (let place = 0; place < this.columns.end; place++) if (this.columns.isTaken(place) && (ended[place] ?? 0) < time) this.remove(this.columns.idAt(place));
  }

  /** Those that meet a filter: of the open ones, and of `also`, whatever became of them. */
  found(filter: JobFilter, also: readonly Condition[] = []): JobsFound {
    return new JobsFound(this.columns, this.listed(also), { conditions: conditionsOf(filter), narrowings: narrowingsOf(filter) }, (condition) =>
      this.setOf(condition),
    );
  }

  /** How many meet all of the conditions. */
  count(conditions: readonly Condition[]): number {
    return countBits(inAll(conditions.map((condition) => this.setOf(condition))));
  }

  /** Those that meet all of the conditions, the newest first. */
  newest(conditions: readonly Condition[], { limit, offset }: Window): JobsPage {
    const bits = inAll(conditions.map((condition) => this.setOf(condition)));
    const places = [...placesIn(bits)].sort((one, other) => this.columns.newer(one, other));
    return { ids: places.slice(offset, offset + limit).map((place) => this.columns.idAt(place)), total: places.length };
  }

  /** The open ones that are most alike, of so many of the newest that have anything in common. */
  alike({ needed, weights }: Likeness, but: string, count: number): readonly string[] {
    const { columns } = this;
    if (needed.length === 0) return [];
    const bits = inAll([this.setOf(IS_OPEN), columns.postings.any(needed, columns.capacity)]);
    const own = columns.placeOf(but);
    const places = firstOf([walk(columns.newest.sorted(), (at) => at !== own && hasBit(bits, at))], COMPARED);
    const weight = (place: number) => columns.tokensAt(place).reduce((sum, token) => sum + (weights.get(token) ?? 0), 0);
    return places
      .map((place) => ({ place, weight: weight(place) }))
      .sort((one, other) => other.weight - one.weight || columns.newer(one.place, other.place))
      .slice(0, count)
      .map(({ place }) => columns.idAt(place));
  }

  /** By ids, but those that have one of the tokens; for `found`: they are asked for once. */
  these(ids: readonly string[], but: readonly string[]): Condition {
    const { columns } = this;
    const has = (place: number) => columns.tokensAt(place).some((token) => but.includes(token));
    const places = new Set(ids.flatMap((id) => columns.placeOf(id) ?? []).filter((place) => !has(place)));
    return {
      key: null,
      all: ({ capacity }) => {
        const bits = bitsFor(capacity);
        for (const place of places) setBit(bits, place, true);
        return bits;
      },
      holds: (_, place) => places.has(place),
    };
  }

  private listed(also: readonly Condition[]): Bits {
    return also.reduce((bits, condition) => inEither(bits, this.setOf(condition)), this.setOf(IS_OPEN));
  }

  private setOf(condition: Condition): Bits {
    const { key } = condition;
    const known = key === null ? undefined : this.kept.get(key);
    const bits = known?.bits ?? condition.all(this.columns);
    if (key === null) return bits;
    this.kept.delete(key);
    this.kept.set(key, known ?? { condition, bits });
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= KEPT) break;
      this.kept.delete(oldest);
    }
    return bits;
  }
}

/** What was found; as it was when it was asked for, until the next change. */
export class JobsFound {
  constructor(
    readonly columns: JobColumns,
    private readonly listed: Bits,
    private readonly asked: { readonly conditions: ReadonlyMap<Part, readonly Condition[]>; readonly narrowings: ReadonlyMap<Part, Narrowing> },
    private readonly setOf: (condition: Condition) => Bits,
  ) {}

  /** Under all conditions but those of one part. */
  without(part?: Part): Bits {
    const { conditions, narrowings } = this.asked;
    const asked = [...conditions].flatMap(([each, conditions]) => (each === part ? [] : conditions));
    let bits = inAll([this.listed, ...asked.map(this.setOf)]);
    for (const [each, narrowing] of narrowings) if (each !== part) bits = inAll([bits, narrowing(this.columns, this.setOf, bits)]);
    return bits;
  }

  /** How many of a set meet another condition. */
  shared(bits: Bits, condition: Condition): number {
    return countShared(bits, this.setOf(condition));
  }

  total(): number {
    return countBits(this.without());
  }

  page(filter: JobFilter, { limit, offset }: Window): JobsPage {
    const bits = this.without();
    const total = countBits(bits);
    const places = offset >= total ? [] : this.ordered(bits, total, filter, offset + limit).slice(offset);
    return { ids: places.map((place) => this.columns.idAt(place)), total };
  }

  /** The first so many. */
  private ordered(bits: Bits, total: number, filter: JobFilter, count: number): readonly number[] {
    const { sort, place } = filter;
    if (sort === 'near' && place) return this.nearest(bits, place.from, count);
    if (sort === 'salary') return this.bestPaid(bits, total, kindOf(filter), count);
    const { newest, ending } = this.columns;
    if (total > FEW) return firstOf([walk((sort === 'deadline' ? ending : newest).sorted(), (at) => hasBit(bits, at))], count);
    return [...placesIn(bits)].sort((one, other) => (sort === 'deadline' ? this.columns.sooner(one, other) : this.columns.newer(one, other))).slice(0, count);
  }

  /** Those of the kind first; the others follow, the newest first. */
  private bestPaid(bits: Bits, total: number, kind: number, count: number): readonly number[] {
    const { columns } = this;
    const kinds = columns.column('kind');
    if (total > FEW) {
      const paid = walk(columns.paidIn(kind).sorted(), (at) => hasBit(bits, at));
      const others = walk(columns.newest.sorted(), (at) => hasBit(bits, at) && kinds[at] !== kind);
      return firstOf([paid, others], count);
    }
    const rank = (place: number) => (kinds[place] === kind ? columns.bestAt(place) : -1);
    return [...placesIn(bits)].sort((one, other) => rank(other) - rank(one) || columns.newer(one, other)).slice(0, count);
  }

  /** What stands nowhere comes last. */
  private nearest(bits: Bits, from: Point, count: number): readonly number[] {
    const places = placesIn(bits);
    const isBefore = (one: number, other: number) => this.columns.newer(one, other) < 0;
    return smallest(places, distancesFrom(from, this.columns, places), isBefore, count);
  }
}

/** So many are picked out one by one; for more, all are sorted. */
const PICKED = 200;

/** The places with the smallest numbers, in order; of two with the same number `isBefore` decides, and what is not a number comes last. */
function smallest(places: Int32Array, numbers: Float64Array, isBefore: (one: number, other: number) => boolean, count: number): readonly number[] {
  const precedes = (one: number, other: number) => {
    const [first, second] = [orLast(numbers[one]), orLast(numbers[other])];
    return first === second ? isBefore(places[one] ?? 0, places[other] ?? 0) : first < second;
  };
  const found = count > PICKED ? [...numbers.keys()].sort((one, other) => (precedes(one, other) ? -1 : 1)).slice(0, count) : picked(numbers, precedes, count);
  return found.map((at) => places[at] ?? 0);
}

/** From the end, where the newest stand: most of what follows is then seen not to come before the last that was found. */
function picked(numbers: Float64Array, precedes: (one: number, other: number) => boolean, count: number): readonly number[] {
  const found: number[] = [];
  let largest = Number.POSITIVE_INFINITY;
  for (let at = numbers.length - 1; at >= 0; at--) {
    if (orLast(numbers[at]) > largest) continue;
    let before = found.length;
    while (before > 0 && precedes(at, found[before - 1] ?? 0)) before--;
    if (before === count) continue;
    found.splice(before, 0, at);
    if (found.length > count) found.pop();
    if (found.length === count) largest = orLast(numbers[found[count - 1] ?? 0]);
  }
  return found;
}

const orLast = (number: number | undefined): number => (number === undefined || Number.isNaN(number) ? Number.POSITIVE_INFINITY : number);

function* walk(order: readonly number[], takes: (place: number) => boolean): Iterable<number> {
  for (const place of order) if (takes(place)) yield place;
}

function firstOf(walks: readonly Iterable<number>[], count: number): readonly number[] {
  const found: number[] = [];
  for (const walk of walks) {
    for (const place of walk) {
      if (found.length >= count) return found;
      found.push(place);
    }
  }
  return found;
}
