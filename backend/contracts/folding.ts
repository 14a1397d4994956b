/** One form for letters that Turkish readers type for one another: İ/I/ı/i, ş/s, ğ/g, ü/u, ö/o, ç/c, and all accents. */
export const foldText = (text: string): string => text.replace(/[İIı]/g, 'i').toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');

/** Where a folded text stands in another as it is written: begin and end in UTF-16 units, or null. */
export function foldedRange(text: string, wanted: string): readonly [number, number] | null {
  const needle = foldText(wanted.trim());
  if (!needle) return null;
  let folded = '';
  const origins: number[] = [];
  let at = 0;
  for (const letter of text) {
    const form = foldText(letter);
    folded += form;
    for (let unit = 0; unit < form.length; unit++) origins.push(at);
    at += letter.length;
  }
  const begin = folded.indexOf(needle);
  if (begin < 0) return null;
  const end = origins[begin + needle.length] ?? text.length;
  return [origins[begin] ?? 0, end];
}
