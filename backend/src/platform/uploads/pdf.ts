import { setImmediate as others } from 'node:timers/promises';
import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';

/** Why a document is not taken. */
export type PdfFlaw = 'not-pdf' | 'broken' | 'encrypted' | 'active';

/** Bytes that the packed objects of one document may become. */
const MOST_UNPACKED = 10_000_000;
/** Words after which other requests have their turn: some milliseconds of work. */
const WORDS_AT_ONCE = 20_000;
const unpack = promisify(inflate);

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
/** What stands between objects; another word is no part of a document. */
const WORDS = new Set(['obj', 'endobj', 'endstream', 'xref', 'trailer', 'startxref', 'f', 'n', 'R', 'true', 'false', 'null']);
/** Readers find objects by their place: one inside of a text, a remark or the bytes of a stream is one that nobody is to see. */
const OBJECT_HEAD = /\d\s+\d+\s+obj\b/;
/** An address that does something else than to open a page, or that sends the reader's name to another machine. */
const ACTIVE_ADDRESS = /^\s*(javascript:|vbscript:|file:|data:\s*text\/html|\\\\)/i;
/** More ways of packing than any program puts around one stream. */
const MOST_FILTERS = 8;
/** A remark that is a page for a browser. */
const MARKUP = /<\s*[a-z!/?]/i;

class Flawed extends Error {
  constructor(readonly flaw: PdfFlaw) {
    super(flaw);
  }
}

/**
 * What is wrong with a document, or null: found out from its content alone. Texts of its pages are not looked into, so that a CV may speak of
 * JavaScript; its objects are, also those in packed streams.
 */
export async function pdfFlaw(bytes: Buffer): Promise<PdfFlaw | null> {
  const text = bytes.toString('latin1');
  if (!/^%PDF-[12]\.\d\s/.test(text)) return 'not-pdf';
  // Nothing may stand behind it: that is where a second file begins.
  if (!/startxref\s+\d+\s+%%EOF\s*$/.test(text)) return 'broken';
  try {
    const packed = await walk(text, bytes);
    let left = MOST_UNPACKED;
    for (const stream of packed) {
      const plain = await plainOf(stream, left);
      left -= plain.length;
      await walk(plain.toString('latin1'), null);
    }
    return null;
  } catch (error) {
    if (error instanceof Flawed) return error.flaw;
    throw error;
  }
}

async function plainOf(stream: Buffer, most: number): Promise<Buffer> {
  try {
    return await unpack(stream, { maxOutputLength: Math.max(1, most), finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    // It is no packed stream, or a bomb.
    throw new Flawed('broken');
  }
}

/** Reads the objects between their streams; answers the streams that hold more objects. `bytes` is null inside of such a stream, where no other may be. */
async function walk(text: string, bytes: Buffer | null): Promise<readonly Buffer[]> {
  const packed: Buffer[] = [];
  /** Since the last object began, or its stream ended. */
  let head = new StreamHead();
  let at = 0;
  for (let words = 1; at < text.length; words++) {
    if (words % WORDS_AT_ONCE === 0) await others();
    const sign = text.charAt(at);
    if (/\s/.test(sign) || '[]{}>'.includes(sign)) at += 1;
    else if (sign === '%') at = afterRemark(text, at);
    else if (sign === '(') at = afterText(text, at);
    else if (sign === '<') at = text.charAt(at + 1) === '<' ? at + 2 : afterHex(text, at);
    else if (sign === '/') {
      const [name, end] = nameAt(text, at + 1);
      if (ACTIVE.has(name)) throw new Flawed('active');
      if (name === 'Encrypt') throw new Flawed('encrypted');
      head.add(name);
      at = end;
    } else {
      const word = wordAt(text, at);
      at += word.length;
      if (word === 'obj') head = new StreamHead();
      if (word === 'stream') {
        if (!bytes) throw new Flawed('broken');
        const [begin, end] = streamAt(text, at);
        if (head.holdsObjects) packed.push(head.packed(bytes.subarray(begin, end)));
        head = new StreamHead();
        at = end;
      } else if (!WORDS.has(word) && !/^[+-]?[\d.]+$/.test(word)) throw new Flawed('broken');
    }
  }
  return packed;
}

/** What the names before a stream say of it. It may be long: only what matters is kept. */
class StreamHead {
  private readonly filters: string[] = [];
  private isPredicted = false;
  /** By the place of its first object, which no such stream is read without: its type may be left out, or stand elsewhere. */
  holdsObjects = false;

  add(name: string): void {
    if (name === 'ObjStm' || name === 'First') this.holdsObjects = true;
    if (name === 'Predictor') this.isPredicted = true;
    if (name.endsWith('Decode') && this.filters.length < MOST_FILTERS) this.filters.push(name);
  }

  /** Packed in another way than all programs do it, it is not looked into and so not taken. */
  packed(stream: Buffer): Buffer {
    if (this.filters.join() !== 'FlateDecode' || this.isPredicted) throw new Flawed('broken');
    return stream;
  }
}

function streamAt(text: string, at: number): readonly [number, number] {
  const begin = text.startsWith('\r\n', at) ? at + 2 : at + 1;
  const end = text.indexOf('endstream', begin);
  if (end < 0 || OBJECT_HEAD.test(text.slice(begin, end))) throw new Flawed('broken');
  return [begin, end];
}

function afterRemark(text: string, at: number): number {
  const length = text.slice(at).search(/[\r\n]/);
  const end = length < 0 ? text.length : at + length;
  const remark = text.slice(at, end);
  if (OBJECT_HEAD.test(remark) || MARKUP.test(remark)) throw new Flawed('broken');
  return end;
}

/** A text in round brackets, which may have others in it. */
function afterText(text: string, begin: number): number {
  let depth = 0;
  for (let at = begin; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === '\\') at += 1;
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    if (depth === 0) {
      const inside = text.slice(begin, at + 1);
      if (ACTIVE_ADDRESS.test(plainText(inside.slice(1, -1)))) throw new Flawed('active');
      if (OBJECT_HEAD.test(inside) || (inside.includes('<<') && /\/(JavaScript|JS|Launch)\b/.test(inside))) throw new Flawed('broken');
      return at + 1;
    }
  }
  throw new Flawed('broken');
}

function afterHex(text: string, at: number): number {
  const end = text.indexOf('>', at);
  const hex = text.slice(at + 1, end);
  if (end < 0 || !/^[\da-f\s]*$/i.test(hex)) throw new Flawed('broken');
  if (ACTIVE_ADDRESS.test(readable(Buffer.from(hex.slice(0, MOST_SCHEME).replace(/\s/g, ''), 'hex').toString('latin1')))) throw new Flawed('active');
  return end + 1;
}

/** As much of a text as its scheme can be in, however it is written. */
const MOST_SCHEME = 1000;
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '', f: '', '\n': '', '\r': '' };

/** The beginning of a text as readers show it: its letters may be written as numbers, or as two bytes each. */
const plainText = (written: string): string =>
  readable(
    written
      .slice(0, MOST_SCHEME)
      .replace(/\\([0-7]{1,3}|[\s\S])/g, (_, code: string) =>
        /^[0-7]/.test(code) ? String.fromCharCode(Number.parseInt(code, 8) & 255) : (ESCAPED[code] ?? code),
      ),
  );
const readable = (text: string): string => text.replace(/^\xfe\xff|^\xff\xfe|^\xef\xbb\xbf/, '').replaceAll('\0', '');

const END_OF_WORD = /[\s()<>[\]{}/%]/;

function wordAt(text: string, at: number): string {
  let end = at + 1;
  while (end < text.length && !END_OF_WORD.test(text.charAt(end))) end += 1;
  return text.slice(at, end);
}

/** A letter may be written as `#` and its number. */
function nameAt(text: string, at: number): readonly [string, number] {
  const written = at < text.length && !END_OF_WORD.test(text.charAt(at)) ? wordAt(text, at) : '';
  return [written.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))), at + written.length];
}
