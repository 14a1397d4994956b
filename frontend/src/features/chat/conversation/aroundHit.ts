import { foldedRange } from '@contracts/folding';

/** Letters before the place that was found. */
const BEFORE = 24;

interface Hit {
  text: string;
  ranges: readonly (readonly [begin: number, end: number])[];
}

/** The line in which something was found, cut so that the place is to be seen, and where it stands in it. */
export function aroundHit(text: string, q: string): Hit {
  const line = text.replace(/\s+/g, ' ');
  const found = foldedRange(line, q);
  if (!found) return { text: line, ranges: [] };
  const [begin, end] = found;
  const space = line.indexOf(' ', begin - BEFORE);
  const cut = begin <= BEFORE || space < 0 || space >= begin ? 0 : space + 1;
  const before = cut > 0 ? '…' : '';
  const moved = before.length - cut;
  return { text: before + line.slice(cut), ranges: [[begin + moved, end + moved]] };
}
