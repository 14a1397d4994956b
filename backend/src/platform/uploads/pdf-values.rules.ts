import { Flawed } from './pdf-signs.rules.js';
import type { TextRead } from './pdf-texts.rules.js';

/** Something that stands in an object, as far as it matters. `at` is where it begins. */
export type Value = { readonly at: number } & (
  | { readonly is: 'name'; readonly name: string }
  | { readonly is: 'number' | 'link'; readonly number: number }
  | { readonly is: 'text'; readonly text: TextRead }
  | { readonly is: 'word'; readonly word: string }
  | { readonly is: 'list'; readonly values: readonly Value[] }
  | { readonly is: 'dictionary'; readonly known: ReadonlyMap<string, Value> }
);

/** What an entry is kept for: what an action does, where a stream is and how it is packed. */
const KNOWN = new Set(['S', 'N', 'Next', 'Type', 'First', 'Filter', 'DecodeParms', 'DP', 'F', 'FFilter', 'FDecodeParms']);
/** Where a file stands that is not this one. */
const FILE = new Set(['F', 'UF', 'DOS', 'Mac', 'Unix']);
/** What a reader may be told to do; the others print, save or close. */
const PAGE_TURNS = new Set(['NextPage', 'PrevPage', 'FirstPage', 'LastPage']);
/** More values of a list than any decision needs. */
const MOST_LISTED = 2;

/** What a document does when it is opened: objects that stand elsewhere are looked up at its end. */
export class Openings {
  private readonly opened = new Set<number>();
  private readonly places = new Map<number, boolean>();

  opens(value: Value): void {
    if (value.is === 'link') this.opened.add(value.number);
    else if (!isPlace(value)) throw new Flawed('active');
  }

  /** There may be several of one number, of which readers take one or another. */
  stands(object: number, value: Value): void {
    // The kind of an action that links to it.
    if (nameOf(value) === 'Named') throw new Flawed('active');
    this.places.set(object, isPlace(value) && this.places.get(object) !== false);
  }

  close(): void {
    for (const object of this.opened) if (!this.places.get(object)) throw new Flawed('active');
  }
}

/** Whether a reader only goes to a place in the document. */
function isPlace(value: Value): boolean {
  if (value.is === 'list' || (value.is === 'word' && value.word === 'null')) return true;
  return value.is === 'dictionary' && nameOf(value.known.get('S')) === 'GoTo' && !value.known.has('Next');
}

/** The name that stands there, or null. */
export const nameOf = (value: Value | undefined): string | null => (value?.is === 'name' ? value.name : null);
/** The number that stands there, or null. */
export const numberOf = (value: Value | undefined): number | null => (value?.is === 'number' ? value.number : null);

/** Entries between `<<` and `>>`. */
export class Dictionary {
  readonly ends = '>>';
  private key: string | null = null;
  private readonly known = new Map<string, Value>();

  constructor(
    private readonly at: number,
    private readonly openings: Openings,
  ) {}

  put(value: Value): void {
    if (this.key !== null) {
      this.enter(this.key, value);
      this.key = null;
    } else if (value.is === 'name') this.key = value.name;
    else throw new Flawed('broken');
  }

  private enter(key: string, value: Value): void {
    if (key === 'AA') throw new Flawed('active');
    if (key === 'OpenAction') this.openings.opens(value);
    if (value.is === 'text' && (FILE.has(key) || (key === 'URI' && value.text.leadsElsewhere))) throw new Flawed('active');
    if (!KNOWN.has(key)) return;
    // Which of two is read is another question for each reader.
    if (this.known.has(key)) throw new Flawed('broken');
    this.known.set(key, value);
  }

  close(): Value {
    if (this.key !== null) throw new Flawed('broken');
    if (nameOf(this.known.get('S')) === 'Named' && !PAGE_TURNS.has(nameOf(this.known.get('N')) ?? '')) throw new Flawed('active');
    return { is: 'dictionary', at: this.at, known: this.known };
  }
}

/** What stands between `[` and `]`. */
export class List {
  readonly ends = ']';
  private readonly values: Value[] = [];

  constructor(private readonly at: number) {}

  put(value: Value): void {
    if (this.values.length < MOST_LISTED) this.values.push(value);
  }

  close(): Value {
    return { is: 'list', at: this.at, values: this.values };
  }
}
