import { JOB_LIMITS } from '../../../../contracts/job-writing.js';
import { kilometresBetween, type Point } from '../../../../contracts/provinces.js';
import { BitSlices } from './bit-slices.rules.js';
import type { Bits } from './bits.rules.js';
import { bestOf, type Findable } from './findable.rules.js';
import { JobOrder } from './job-order.rules.js';
import { JobPostings } from './job-postings.rules.js';

const BEGIN_WITH = 1024;
const MINUTE_MS = 60_000;
/** Minutes since the epoch, for a thousand years. */
const LAST_MINUTE = 2 ** 30 - 1;
const NUMBERS = ['number', 'published', 'deadline', 'ended', 'kind', 'least', 'most', 'province', 'x', 'y', 'z'] as const;
type Name = (typeof NUMBERS)[number];
type Numbers = Readonly<Record<Name, Float64Array>>;

const columns = (capacity: number): Numbers => Object.fromEntries(NUMBERS.map((name) => [name, new Float64Array(capacity)])) as Record<Name, Float64Array>;

/** Listings side by side: each has a place, and of each number there is a column. */
export class JobColumns {
  readonly postings = new JobPostings();
  readonly newest = new JobOrder((one, other) => this.newer(one, other));
  readonly ending = new JobOrder((one, other) => this.sooner(one, other));
  /** By kind of salary. */
  private readonly paid = new Map<number, JobOrder>();
  private readonly slices = { minute: new BitSlices(LAST_MINUTE), least: new BitSlices(JOB_LIMITS.salary), most: new BitSlices(JOB_LIMITS.salary) };
  private numbers = columns(0);
  private readonly ids: (string | null)[] = [];
  private readonly tokens: (readonly string[])[] = [];
  private readonly places = new Map<string, number>();
  private readonly free: number[] = [];

  constructor() {
    this.growTo(BEGIN_WITH);
  }

  get capacity(): number {
    return this.numbers.number.length;
  }

  /** Places that are or were taken lie before it. */
  get end(): number {
    return this.ids.length;
  }

  get size(): number {
    return this.places.size;
  }

  column(name: Name): Float64Array {
    return this.numbers[name];
  }

  idAt(place: number): string {
    return this.ids[place] ?? '';
  }

  isTaken(place: number): boolean {
    return (this.ids[place] ?? null) !== null;
  }

  tokensAt(place: number): readonly string[] {
    return this.tokens[place] ?? [];
  }

  placeOf(id: string): number | undefined {
    return this.places.get(id);
  }

  /** A time that is a whole minute. */
  publishedSince(time: number): Bits {
    return this.slices.minute.atLeast(time / MINUTE_MS);
  }

  /** Of whatever kind; those without a salary too. */
  paidAtLeast(amount: number): Bits {
    return this.slices.most.atLeast(amount);
  }

  /** Those that pay so much at the least: not one of them offers less. */
  paidFrom(amount: number): Bits {
    return this.slices.least.atLeast(amount);
  }

  bestAt(place: number): number {
    return bestOf(this.numbers.least[place] ?? 0, this.numbers.most[place] ?? 0);
  }

  /** Salaries of one kind, the best first. */
  paidIn(kind: number): JobOrder {
    const known = this.paid.get(kind) ?? new JobOrder((one, other) => this.bestAt(other) - this.bestAt(one) || this.newer(one, other));
    this.paid.set(kind, known);
    return known;
  }

  newer(one: number, other: number): number {
    return this.gap('published', other, one) || this.gap('number', other, one);
  }

  sooner(one: number, other: number): number {
    const [first, second] = [this.numbers.deadline[one] ?? 0, this.numbers.deadline[other] ?? 0];
    return first === second ? this.newer(one, other) : first - second;
  }

  /** Puts a listing in, or another in its place; answers where. */
  put(job: Findable): number {
    const place = this.remove(job.id) ?? this.free.pop() ?? this.ids.length;
    if (place >= this.capacity) this.growTo(2 * this.capacity);
    if (this.free.at(-1) === place) this.free.pop();
    this.write(place, job);
    for (const order of this.ordersOf(place)) order.add(place);
    this.postings.add(place, job.tokens);
    return place;
  }

  /** Answers where it was. */
  remove(id: string): number | null {
    const place = this.places.get(id);
    if (place === undefined) return null;
    for (const order of this.ordersOf(place)) order.drop(place);
    this.postings.drop(place, this.tokensAt(place));
    this.places.delete(id);
    this.ids[place] = null;
    this.tokens[place] = [];
    this.free.push(place);
    return place;
  }

  private ordersOf(place: number): readonly JobOrder[] {
    const kind = this.numbers.kind[place] ?? 0;
    return [this.newest, this.ending, ...(kind === 0 ? [] : [this.paidIn(kind)])];
  }

  private gap(name: Name, one: number, other: number): number {
    return (this.numbers[name][one] ?? 0) - (this.numbers[name][other] ?? 0);
  }

  private write(place: number, job: Findable): void {
    const [x, y, z] = job.point ? onSphere(job.point) : NOWHERE;
    for (const [name, value] of Object.entries({ ...numbersOf(job), x, y, z })) this.numbers[name as Name][place] = value;
    this.slices.minute.put(place, Math.floor(job.published / MINUTE_MS));
    this.slices.least.put(place, job.least);
    this.slices.most.put(place, job.most);
    this.ids[place] = job.id;
    this.tokens[place] = job.tokens;
    this.places.set(job.id, place);
  }

  private growTo(capacity: number): void {
    const grown = columns(capacity);
    for (const name of NUMBERS) grown[name].set(this.numbers[name]);
    this.numbers = grown;
    for (const slices of Object.values(this.slices)) slices.growTo(capacity);
  }
}

const numbersOf = ({ number, published, deadline, ended, kind, least, most, province }: Findable) => ({
  ...{ number, published, deadline, ended, kind, least, most, province },
});

export type OnSphere = readonly [x: number, y: number, z: number];
const NOWHERE: OnSphere = [Number.NaN, Number.NaN, Number.NaN];

/** On a sphere of radius 1: points are compared by the straight line between them, which costs no trigonometry. */
export function onSphere({ lat, lng }: Point): OnSphere {
  const [north, east] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}

const EQUATOR = { lat: 0, lng: 0 };
const DEGREE = kilometresBetween(EQUATOR, { lat: 1, lng: 0 });

/** The square of the straight line between points that are so many kilometres apart. */
export const chordOf = (km: number): number => (2 * Math.sin((km / DEGREE / 2) * (Math.PI / 180))) ** 2;
