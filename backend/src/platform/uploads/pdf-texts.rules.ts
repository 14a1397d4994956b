import { BYTES_AT_ONCE, Flawed } from './pdf-signs.rules.js';

/** An address that does something else than to open a page, or that sends the reader's name to another machine. */
const ACTIVE_ADDRESS = /^(javascript:|vbscript:|file:|data:text\/html|\\\\)/i;
/** Leads to whatever machine it names, by the protocol of the reader's system. */
const OTHER_MACHINE = /^[\\/]{2}/;
/** Signs that tell an active address. */
const MOST_BEGINNING = 20;
/** A remark that is a page for a browser. */
const PAGE_BEGINS = /[a-z!/?]/i;

const [TAB, LF, FF, CR, SPACE, BACKSLASH, OPEN, CLOSE] = [...Buffer.from('\t\n\f\r \\()')] as [number, number, number, number, number, number, number, number];
const BACKSPACE = 8;
const DELETE = 0x7f;
const ASCII = 0x80;
const CLOSE_HEX = 0x3e;
/** Begins a text whose letters are of two bytes, of which one may be nought. */
const WIDE = new Set([0xfe, 0xff]);
const ESCAPED: ReadonlyMap<number, number> = new Map([
  [0x6e, LF],
  [0x72, CR],
  [0x74, TAB],
  [0x62, BACKSPACE],
  [0x66, FF],
]);

/** A text as readers show it: what it begins with, however it is written. */
class TextRead {
  /** Where what follows it begins. */
  end = 0;
  /** Without what browsers leave out of an address, or in front of it. */
  private beginning = '';
  private hasControls = false;
  private first: number | null = null;

  add(code: number): void {
    this.first ??= code;
    if ((code < SPACE && (code > 0 || !WIDE.has(this.first))) || code === DELETE) this.hasControls = true;
    if (code > SPACE && code < ASCII && code !== DELETE && this.beginning.length < MOST_BEGINNING) this.beginning += String.fromCharCode(code);
  }

  endsAt(end: number): this {
    if (ACTIVE_ADDRESS.test(this.beginning)) throw new Flawed('active');
    this.end = end;
    return this;
  }

  /** As an address it is read as it stands, and leads to a page. */
  get leadsElsewhere(): boolean {
    return this.hasControls || OTHER_MACHINE.test(this.beginning);
  }
}

export type { TextRead };

/** Reads a text in round brackets, which may have others in it. */
export function* roundText(bytes: Buffer, begin: number): Generator<undefined, TextRead> {
  const text = new TextRead();
  let depth = 0;
  for (let at = begin, turn = begin + BYTES_AT_ONCE; at < bytes.length; at++) {
    if (at >= turn) {
      turn = at + BYTES_AT_ONCE;
      yield;
    }
    const sign = bytes[at] ?? 0;
    if (sign === OPEN) depth += 1;
    if (sign === CLOSE) depth -= 1;
    if (depth === 0) return text.endsAt(at + 1);
    if (sign === BACKSLASH) at = escaped(bytes, at + 1, text);
    else if (at > begin) text.add(sign);
  }
  throw new Flawed('broken');
}

/** Reads the sign behind a backslash; answers the place of its last byte. */
function escaped(bytes: Buffer, at: number, text: TextRead): number {
  const sign = bytes[at] ?? 0;
  if (sign === LF) return at;
  if (sign === CR) return bytes[at + 1] === LF ? at + 1 : at;
  let last = at;
  let code = octal(sign);
  if (code === null) text.add(ESCAPED.get(sign) ?? sign);
  else {
    for (let next = octal(bytes[at + 1]); next !== null && last < at + 2; next = octal(bytes[last + 1])) {
      code = code * 8 + next;
      last += 1;
    }
    text.add(code & 255);
  }
  return last;
}

const octal = (sign = 0): number | null => (sign >= 0x30 && sign <= 0x37 ? sign - 0x30 : null);

/** Reads a text that is written in numbers. */
export function* hexText(bytes: Buffer, begin: number): Generator<undefined, TextRead> {
  const text = new TextRead();
  let half: number | null = null;
  for (let at = begin + 1; at < bytes.length; at++) {
    if (at % BYTES_AT_ONCE === 0) yield;
    const sign = bytes[at] ?? 0;
    if (sign === CLOSE_HEX) {
      if (half !== null) text.add(half * 16);
      return text.endsAt(at + 1);
    }
    const digit = hexDigit(sign);
    if (digit === null) continue;
    if (half !== null) text.add(half * 16 + digit);
    half = half === null ? digit : null;
  }
  throw new Flawed('broken');
}

/** The value of a digit, or null of white space. */
function hexDigit(sign: number): number | null {
  if (sign >= 0x30 && sign <= 0x39) return sign - 0x30;
  const letter = sign | 0x20;
  if (letter >= 0x61 && letter <= 0x66) return letter - 0x61 + 10;
  if (sign === 0 || sign === TAB || sign === LF || sign === FF || sign === CR || sign === SPACE) return null;
  throw new Flawed('broken');
}

/** Reads a remark; answers where its line ends. */
export function* afterRemark(bytes: Buffer, begin: number): Generator<undefined, number> {
  let mayBePage = false;
  for (let at = begin; at < bytes.length; at++) {
    if ((at + 1) % BYTES_AT_ONCE === 0) yield;
    const sign = bytes[at] ?? 0;
    if (sign === LF || sign === CR) return at;
    if (mayBePage && PAGE_BEGINS.test(String.fromCharCode(sign))) throw new Flawed('broken');
    mayBePage = sign === 0x3c || (mayBePage && sign <= SPACE);
  }
  return bytes.length;
}
