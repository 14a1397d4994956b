import { JOB_LISTS, type JobFacets, type JobMap } from '../../../../contracts/jobs.js';
import { type Bits, placesIn } from './bits.rules.js';
import { bestOf } from './findable.rules.js';
import type { JobColumns } from './job-columns.rules.js';

/** The ends of the salaries of one kind: what is open at one end counts as its other. */
function* salariesIn(columns: JobColumns, bits: Bits, kind: number): Iterable<{ readonly place: number; readonly min: number; readonly max: number }> {
  const [kinds, least, most] = [columns.column('kind'), columns.column('least'), columns.column('most')];
  for (const place of placesIn(bits)) {
    if (kinds[place] !== kind) continue;
    const max = bestOf(least[place] ?? 0, most[place] ?? 0);
    yield { place, min: least[place] || max, max };
  }
}

/** Each listing stands in the bar of the middle of what it pays. */
export function countSalaries(columns: JobColumns, bits: Bits, kind: number): JobFacets['salaries'] {
  const counts = Array.from({ length: JOB_LISTS.salaryBars }, () => 0);
  let [from, to] = [Number.POSITIVE_INFINITY, 0];
  const middles: number[] = [];
  for (const { min, max } of salariesIn(columns, bits, kind)) {
    [from, to] = [Math.min(from, min), Math.max(to, max)];
    middles.push((min + max) / 2);
  }
  if (middles.length === 0) return { from: 0, to: 0, counts };
  const width = (to - from) / counts.length || 1;
  for (const middle of middles) {
    const bar = Math.min(counts.length - 1, Math.floor((middle - from) / width));
    counts[bar] = (counts[bar] ?? 0) + 1;
  }
  return { from, to, counts };
}

type Place = Omit<JobMap['provinces'][number], 'province'>;

/** How many there are in each province, by its number, with the ends of what they pay. */
export function countPlaces(columns: JobColumns, bits: Bits, kind: number): { readonly places: ReadonlyMap<number, Place>; readonly unplaced: number } {
  const places = new Map<number, Place>();
  let unplaced = 0;
  const provinces = columns.column('province');
  for (const at of placesIn(bits)) {
    const province = provinces[at] ?? 0;
    if (province === 0) unplaced++;
    else places.set(province, { count: (places.get(province)?.count ?? 0) + 1, salary: null });
  }
  for (const { place, min, max } of salariesIn(columns, bits, kind)) {
    const known = places.get(provinces[place] ?? 0);
    if (known) known.salary = { min: Math.min(min, known.salary?.min ?? min), max: Math.max(max, known.salary?.max ?? max) };
  }
  return { places, unplaced };
}
