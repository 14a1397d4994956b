import { setImmediate as others } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { PdfObjects } from './pdf-objects.rules.js';
import { Flawed, type PdfFlaw } from './pdf-signs.rules.js';
import { Openings } from './pdf-values.rules.js';

export type { PdfFlaw };

/** Bytes that the packed objects of one document may become. */
const MOST_UNPACKED = 10_000_000;
/** Signs at the end of a document in which it says where its objects are. */
const MOST_END = 1_000;
const unpack = promisify(inflate);

/**
 * What is wrong with a document, or null: found out from its content alone. Texts of its pages are not looked into, so that a CV may speak of
 * JavaScript; its objects are, also those in packed streams. After each slice of the work `turn` lets others have theirs.
 */
export async function pdfFlaw(bytes: Buffer, turn: () => Promise<unknown> = others): Promise<PdfFlaw | null> {
  if (!/^%PDF-[12]\.\d[\0\t\n\f\r ]/.test(bytes.toString('latin1', 0, 9))) return 'not-pdf';
  // Nothing may stand behind it: that is where a second file begins.
  const end = bytes.toString('latin1', Math.max(0, bytes.length - MOST_END));
  if (!/startxref[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+%%EOF[\0\t\n\f\r ]*$/.test(end)) return 'broken';
  try {
    const openings = new Openings();
    const document = new PdfObjects(bytes, openings, null);
    await inTurns(document.read(), turn);
    let left = MOST_UNPACKED;
    for (const packed of document.packed) {
      const plain = await plainOf(packed.bytes, left);
      left -= plain.length;
      await inTurns(new PdfObjects(plain, openings, packed).read(), turn);
    }
    openings.close();
    return null;
  } catch (error) {
    if (error instanceof Flawed) return error.flaw;
    throw error;
  }
}

async function inTurns(slices: Generator<undefined, void>, turn: () => Promise<unknown>): Promise<void> {
  while (!slices.next().done) await turn();
}

async function plainOf(stream: Buffer, most: number): Promise<Buffer> {
  try {
    return await unpack(stream, { maxOutputLength: Math.max(1, most) });
  } catch {
    // It is no packed stream, one that goes on behind what seems its end, or a bomb.
    throw new Flawed('broken');
  }
}
