import { inflateSync } from 'node:zlib';

/** The objects of a document by their number, streams unpacked. */
function objectsIn(pdf: Uint8Array): ReadonlyMap<string, { readonly head: string; readonly stream: string }> {
  const bytes = Buffer.from(pdf);
  const text = bytes.toString('latin1');
  const found = [...text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(({ 1: number = '', 2: body = '' }) => {
    const [head = '', ...rest] = body.split('\nstream\n');
    const packed = Buffer.from(rest.join('\nstream\n').replace(/\nendstream$/, ''), 'latin1');
    const stream = head.includes('/FlateDecode') && !head.includes('/Image') ? inflateSync(packed).toString('latin1') : packed.toString('latin1');
    return [number, { head, stream }] as const;
  });
  return new Map(found);
}

const fromHex = (hex: string): string => Buffer.from(hex.replace(/\s/g, ''), 'hex').swap16().toString('utf16le');

/** What each glyph of a font stands for, by its number. */
function signsIn(map: string): readonly string[] {
  return [...map.matchAll(/\[([^\]]*)\]/g)].flatMap(([, list = '']) => [...list.matchAll(/<([^>]*)>/g)].map(([, hex = '']) => fromHex(hex)));
}

/** The texts of a page as a reader finds them: a line for each that was drawn. Reads what this house draws, not every PDF. */
export function textOfPdf(pdf: Uint8Array): string {
  const objects = objectsIn(pdf);
  const all = [...objects.values()];
  const fonts = new Map<string, readonly string[]>();
  for (const { head } of all)
    for (const [, name = '', number = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number)?.head ?? '')?.[1];
      if (map) fonts.set(name, signsIn(objects.get(map)?.stream ?? ''));
    }
  const drawn = all.flatMap(({ stream }) => [...stream.matchAll(/BT\n([\s\S]*?)\nET/g)].map(([, block = '']) => block));
  return drawn.map((block) => lineOf(block, fonts)).join('\n');
}

function lineOf(block: string, fonts: ReadonlyMap<string, readonly string[]>): string {
  const signs = fonts.get(/\/(F\d+) [\d.]+ Tf/.exec(block)?.[1] ?? '') ?? [];
  return [...block.matchAll(/<([\da-f]*)>/g)]
    .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    .map((code) => signs[Number.parseInt(code, 16)] ?? '')
    .join('');
}

/** How many pages a document has. */
export const pagesIn = (pdf: Uint8Array): number => [...objectsIn(pdf).values()].filter(({ head }) => /\/Type \/Page\b/.test(head)).length;
