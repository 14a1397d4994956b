/** Bytes that are looked at between two turns of others: some milliseconds of work. */
export const BYTES_AT_ONCE = 65_536;

/** Why a document is not taken. */
export type PdfFlaw = 'not-pdf' | 'broken' | 'encrypted' | 'active';

/** Ends the reading of a document. */
export class Flawed extends Error {
  constructor(readonly flaw: PdfFlaw) {
    super(flaw);
  }
}

/** What a byte is to the readers of documents. */
const REGULAR = 0;
const DIGIT = 1;
export const SPACE = 2;
export const LINE_END = 3;
export const PERCENT = 4;
export const DELIMITER = 5;
/** White space to the reader of Chromium alone, a letter to all others. */
const DISPUTED = 6;
const KINDS = 7;

const KIND = new Uint8Array(256);
const are = (kind: number, signs: string) => {
  for (const sign of signs) KIND[sign.charCodeAt(0)] = kind;
};
// One reader or another takes these into a number.
are(DIGIT, '0123456789+-.eE');
are(SPACE, '\0\t\f ');
are(LINE_END, '\n\r');
are(PERCENT, '%');
are(DELIMITER, '()<>[]{}/');
are(DISPUTED, '\x80\xff');

/** What a byte is; behind the last one stands a space. */
export const kindAt = (bytes: Buffer, at: number): number => KIND[bytes[at] ?? 0] ?? REGULAR;

/** Whether a word goes on with this byte. */
export const isOfWord = (kind: number): boolean => kind === REGULAR || kind === DIGIT || kind === DISPUTED;

/** Whether a word ends before this byte for one reader or another. */
const endsWord = (kind: number): boolean => kind === DISPUTED || !isOfWord(kind);

// How far a reader who began somewhere has come in `5 0 obj` or in `trailer <<`: several at once, since it may begin anywhere.
const NUMBER = 1;
const GAP = 2;
const GAP_REMARK = 4;
const SECOND = 8;
const HEAD_GAP = 16;
const HEAD_REMARK = 32;
const TRAILER_GAP = 64;
const TRAILER_REMARK = 128;
const STATES = 256;

/** After a number or in a gap, what leads to the gap and what to a remark in it. */
const GAPS: readonly (readonly [from: number, gap: number, remark: number])[] = [
  [NUMBER | GAP, GAP, GAP_REMARK],
  [SECOND | HEAD_GAP, HEAD_GAP, HEAD_REMARK],
  [TRAILER_GAP, TRAILER_GAP, TRAILER_REMARK],
];

function stateAfter(state: number, kind: number): number {
  let next = 0;
  for (const [from, gap, remark] of GAPS) {
    if (state & from && (kind === SPACE || kind === LINE_END || kind === DISPUTED)) next |= gap;
    if (state & from && kind === PERCENT) next |= remark;
    if (state & remark) next |= kind === LINE_END ? gap : remark;
  }
  if (kind !== DIGIT) return next;
  return next | NUMBER | (state & (GAP | SECOND) ? SECOND : 0);
}

const NEXT = Uint8Array.from({ length: STATES * KINDS }, (_, index) => stateAfter(Math.floor(index / KINDS), index % KINDS));

const [B, J, O, E, R, LESS] = [...Buffer.from('bjoer<')] as [number, number, number, number, number, number];

/**
 * Throws where an object or the roots of a document could be read out of bytes that are no part of it. Readers find objects by their place, so
 * that one inside of a text, a remark or a stream is one that nobody is to see. Each byte is looked at once, whatever stands there.
 */
export function* withoutObjects(bytes: Buffer, begin: number, end: number): Generator<undefined, void> {
  let state = 0;
  for (let at = begin; at < end; at++) {
    if ((at + 1) % BYTES_AT_ONCE === 0) yield;
    const sign = bytes[at] ?? 0;
    if (sign === O && state & (SECOND | HEAD_GAP) && bytes[at + 1] === B && bytes[at + 2] === J && endsWord(kindAt(bytes, at + 3))) throw new Flawed('broken');
    if (sign === LESS && state & TRAILER_GAP && bytes[at + 1] === LESS) throw new Flawed('broken');
    state = NEXT[state * KINDS + (KIND[sign] ?? REGULAR)] ?? 0;
    if (sign === R && bytes[at - 1] === E && bytes.toString('latin1', at - 6, at) === 'traile') state |= TRAILER_GAP;
  }
}
