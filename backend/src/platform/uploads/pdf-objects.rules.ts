import { type PackedObjects, PackedPlaces, packedIn } from './pdf-packed.rules.js';
import { BYTES_AT_ONCE, DELIMITER, Flawed, isOfWord, kindAt, LINE_END, PERCENT, SPACE, withoutObjects } from './pdf-signs.rules.js';
import { afterRemark, hexText, roundText } from './pdf-texts.rules.js';
import { Dictionary, List, type Openings, type Value } from './pdf-values.rules.js';

/** What makes a document do something, or carries another file. */
const ACTIVE = new Set([
  'JavaScript',
  'JS',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'EF',
  'FileAttachment',
  'RichMedia',
  'XFA',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'GoToR',
  'Thread',
  'RichMediaExecute',
  'Rendition',
  'Movie',
  'Sound',
]);
/** What stands in objects, and between them; another word is no part of a document. */
const VALUES = new Set(['true', 'false', 'null']);
const WORDS = new Set(['endobj', 'endstream', 'xref', 'trailer', 'startxref', 'f', 'n']);
const NUMBER = /^[+-]?[\d.]+$/;
/** Longer than any name, word or number; readers cut them off at one length or another. */
const MOST_LETTERS = 250;
/** Deeper than any program nests; readers stop at one depth or another. */
const MOST_NESTED = 60;
const [ROUND, SLASH, LESS, GREATER, SQUARE, END_SQUARE] = Buffer.from('(/<>[]');
/** What each part costs besides the bytes that it is of. */
const WORK_OF_PART = 16;
/** Before the numbers of a link or of an object. */
const MOST_PENDING = 2;

type Numbered = Value & { readonly is: 'number' | 'link' };

/**
 * Reads the objects of a document, or those that were packed into one stream. It yields between slices of work. What readers could understand in
 * two ways ends it, so that nothing can be seen by one of them that it did not see.
 */
export class PdfObjects {
  private readonly nested: (Dictionary | List)[] = [];
  /** Numbers that may be those of a link or of an object. */
  private pending: Numbered[] = [];
  private object: number | null = null;
  private last: Value | null = null;
  /** What is said of the stream whose bytes are next. */
  private streams: ReadonlyMap<string, Value> | null = null;
  readonly packed: PackedObjects[] = [];
  /** Of packed objects, among which there is no stream. */
  private readonly places: PackedPlaces | null;

  constructor(
    private readonly bytes: Buffer,
    private readonly openings: Openings,
    from: PackedObjects | null,
  ) {
    this.places = from && new PackedPlaces(from);
  }

  *read(): Generator<undefined, void> {
    for (let at = 0, begin = 0, work = 0; at < this.bytes.length; begin = at) {
      const sign = this.bytes[at];
      const kind = kindAt(this.bytes, at);
      if (kind === SPACE || kind === LINE_END) at += 1;
      else if (kind === PERCENT) at = yield* this.remark(at);
      else if (sign === ROUND || (sign === LESS && this.bytes[at + 1] !== LESS)) at = yield* this.text(at);
      else if (kind === DELIMITER) at = this.delimited(at);
      else {
        at = this.word(at);
        if (this.streams) at = yield* this.stream(at, this.streams);
      }
      work += at - begin + WORK_OF_PART;
      if (work < BYTES_AT_ONCE) continue;
      work = 0;
      yield;
    }
    this.flush();
    if (this.nested.length > 0 || this.places?.areListed === false) throw new Flawed('broken');
  }

  private *text(at: number): Generator<undefined, number> {
    this.flush();
    const text = yield* this.bytes[at] === ROUND ? roundText(this.bytes, at) : hexText(this.bytes, at);
    yield* this.closed(at, text.end);
    this.put({ is: 'text', at, text });
    return text.end;
  }

  private *remark(begin: number): Generator<undefined, number> {
    const end = yield* afterRemark(this.bytes, begin);
    yield* this.closed(begin, end);
    return end;
  }

  /** In what no reader looks for objects there is none, and no packed object begins. */
  private *closed(begin: number, end: number): Generator<undefined, void> {
    this.places?.noneWithin(begin, end);
    yield* withoutObjects(this.bytes, begin, end);
  }

  private delimited(at: number): number {
    const sign = this.bytes[at];
    const isDouble = this.bytes[at + 1] === sign;
    if (sign === SLASH) return this.name(at);
    this.flush();
    if (sign === LESS && isDouble) return this.open(at, new Dictionary(at, this.openings), 2);
    if (sign === SQUARE) return this.open(at, new List(at), 1);
    if (sign === GREATER && isDouble) return this.close(at, '>>');
    if (sign === END_SQUARE) return this.close(at, ']');
    throw new Flawed('broken');
  }

  private open(at: number, frame: Dictionary | List, length: number): number {
    if (this.nested.length === 0) this.begin(at);
    if (this.nested.push(frame) > MOST_NESTED) throw new Flawed('broken');
    return at + length;
  }

  private close(at: number, ends: string): number {
    const frame = this.nested.pop();
    if (frame?.ends !== ends) throw new Flawed('broken');
    this.put(frame.close());
    return at + ends.length;
  }

  /** A letter may be written as `#` and its number. */
  private name(at: number): number {
    this.flush();
    const [written, end] = this.letters(at + 1);
    const name = !written.includes('#') ? written : written.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
    if (ACTIVE.has(name)) throw new Flawed('active');
    if (name === 'Encrypt') throw new Flawed('encrypted');
    // Readers end it at different places.
    if (/[\x80\xff]/.test(written) || name.includes('\0')) throw new Flawed('broken');
    this.put({ is: 'name', at, name });
    return end;
  }

  private letters(begin: number): readonly [string, number] {
    let end = begin;
    for (; isOfWord(kindAt(this.bytes, end)); end++) if (end - begin > MOST_LETTERS) throw new Flawed('broken');
    return [this.bytes.toString('latin1', begin, end), end];
  }

  private word(at: number): number {
    const [word, end] = this.letters(at);
    if (NUMBER.test(word)) this.number({ is: 'number', at, number: Number(word) }, end);
    else if (word === 'R') this.link();
    else if (word === 'obj') this.head();
    else {
      this.flush();
      if (word === 'stream') this.streams = this.streamHead();
      else if (VALUES.has(word)) this.put({ is: 'word', at, word });
      else this.between(word);
    }
    return end;
  }

  private between(word: string): void {
    if (!WORDS.has(word) || this.places || this.nested.length > 0) throw new Flawed('broken');
    this.object = null;
    this.last = null;
  }

  private number(value: Numbered, end: number): void {
    if (this.places?.areListed === false) this.places.list(value.number, end);
    else if (this.pending.push(value) > MOST_PENDING) this.put(this.pending.shift() as Numbered);
  }

  private twoNumbers(): Numbered {
    const [number, generation] = this.pending;
    this.pending = [];
    if (!number || !generation) throw new Flawed('broken');
    return number;
  }

  private link(): void {
    const { at, number } = this.twoNumbers();
    this.put({ is: 'link', at, number });
  }

  private head(): void {
    const { number } = this.twoNumbers();
    this.between('endobj');
    this.object = number;
  }

  /** Numbers that were nothing else. */
  private flush(): void {
    const values = this.pending;
    if (values.length === 0) return;
    this.pending = [];
    for (const value of values) this.put(value);
  }

  private put(value: Value): void {
    const frame = this.nested.at(-1);
    if (frame) frame.put(value);
    else this.stands(value);
  }

  private stands(value: Value): void {
    if (value.is !== 'list' && value.is !== 'dictionary') this.begin(value.at);
    if (this.object !== null) this.openings.stands(this.object, value);
    this.last = value;
  }

  /** Packed objects are known by where they begin. */
  private begin(at: number): void {
    if (this.places) this.object = this.places.at(at);
  }

  /** What is said of a stream that begins. */
  private streamHead(): ReadonlyMap<string, Value> {
    const head = this.last;
    if (this.places || this.nested.length > 0 || this.object === null || head?.is !== 'dictionary') throw new Flawed('broken');
    // Its bytes are to be fetched from elsewhere.
    if (['F', 'FFilter', 'FDecodeParms'].some((key) => head.known.has(key))) throw new Flawed('active');
    return head.known;
  }

  private *stream(at: number, known: ReadonlyMap<string, Value>): Generator<undefined, number> {
    // Readers skip other signs in different ways.
    const line = /^(\r\n|\n|\r)/.exec(this.bytes.toString('latin1', at, at + 2))?.[0];
    const begin = at + (line?.length ?? 0);
    const end = this.bytes.indexOf('endstream', begin);
    if (!line || end < 0) throw new Flawed('broken');
    yield* withoutObjects(this.bytes, begin, end);
    const packed = packedIn(this.bytes.subarray(begin, end), known);
    if (packed) this.packed.push(packed);
    this.last = null;
    this.streams = null;
    return end;
  }
}
