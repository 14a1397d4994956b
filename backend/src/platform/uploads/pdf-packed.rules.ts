import { Flawed } from './pdf-signs.rules.js';
import { nameOf, numberOf, type Value } from './pdf-values.rules.js';

/** A stream that holds more objects, with how many there are and where the first begins. */
export interface PackedObjects {
  readonly bytes: Buffer;
  readonly count: number;
  readonly first: number;
}

/** What a stream holds by its dictionary: by the place of its first object, which none is read without, even if its type stands elsewhere. */
export function packedIn(bytes: Buffer, known: ReadonlyMap<string, Value>): PackedObjects | null {
  if (!known.has('First') && nameOf(known.get('Type')) !== 'ObjStm') return null;
  const filter = known.get('Filter');
  const filters = filter?.is === 'list' ? filter.values : [filter];
  // Packed in another way than all programs do it, it is not looked into and so not taken.
  if (filters.length !== 1 || nameOf(filters[0]) !== 'FlateDecode' || known.has('DecodeParms') || known.has('DP')) throw new Flawed('broken');
  const count = numberOf(known.get('N'));
  const first = numberOf(known.get('First'));
  if (count === null || first === null || !Number.isInteger(count) || !Number.isInteger(first)) throw new Flawed('broken');
  return { bytes, count, first };
}

/** Where packed objects begin: a list of numbers and places before them, in the order of both. */
export class PackedPlaces {
  private readonly places: { readonly object: number; readonly at: number }[] = [];
  private number: number | null = null;
  private passed = 0;

  constructor(private readonly from: PackedObjects) {}

  get areListed(): boolean {
    return this.places.length >= this.from.count;
  }

  /** The next number of the list, which ends there. */
  list(number: number, end: number): void {
    if (end > this.from.first) throw new Flawed('broken');
    if (this.number === null) {
      this.number = number;
      return;
    }
    const at = this.from.first + number;
    if (!(at > (this.places.at(-1)?.at ?? this.from.first - 1))) throw new Flawed('broken');
    this.places.push({ object: this.number, at });
    this.number = null;
  }

  /** The object that begins there, or null. */
  at(at: number): number | null {
    if (at < this.from.first || !this.areListed) throw new Flawed('broken');
    const place = this.next(at);
    return place?.at === at ? place.object : null;
  }

  /** Throws where one begins inside of what is no object. */
  noneWithin(begin: number, end: number): void {
    const place = this.next(begin + 1);
    if (place && place.at < end) throw new Flawed('broken');
  }

  /** They are asked for in their order, so that each is passed once. */
  private next(at: number): { readonly object: number; readonly at: number } | undefined {
    while ((this.places[this.passed]?.at ?? at) < at) this.passed += 1;
    return this.places[this.passed];
  }
}
