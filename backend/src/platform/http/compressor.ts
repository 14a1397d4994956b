import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

export type Coding = 'br' | 'gzip';

/** Better first. */
const CODINGS: readonly Coding[] = ['br', 'gzip'];
/** Of 11; beyond it a page takes longer to press than to send. */
const BROTLI_QUALITY = 5;
/** Bytes of pressed pages that are kept ready. */
const KEPT = 8 * 1024 * 1024;

const pressed: Record<Coding, (text: string) => Promise<Buffer>> = {
  br: (text) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  gzip: (text) => promisify(gzip)(text),
};

/** The coding in which a client wants its answer, by its `Accept-Encoding`; null for plain. */
export function codingFor(accepted: string | null): Coding | null {
  const offers = (accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((offer) => offer.trim().split(/\s*;\s*q\s*=\s*/));
  const wants = (coding: string) => offers.some(([name, weight]) => name === coding && Number(weight ?? 1) > 0);
  return CODINGS.find(wants) ?? null;
}

/** Compresses texts and keeps the results, as most pages are asked for more often than they change. */
export class Compressor {
  private readonly kept = new LRUCache<string, Buffer>({ maxSize: KEPT, sizeCalculation: ({ length }) => length });

  /** `digest` names the text. */
  async compress(digest: string, text: string, coding: Coding): Promise<Buffer> {
    const name = `${coding} ${digest}`;
    const known = this.kept.get(name);
    if (known) return known;
    const made = await pressed[coding](text);
    this.kept.set(name, made);
    return made;
  }
}
