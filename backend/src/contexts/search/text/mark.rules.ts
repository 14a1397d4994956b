import type { Marked, TextRange } from '../../../../contracts/search.js';
import { stemmed } from '../../../../contracts/stemming/terms.js';
import { wordsOf } from '../../../../contracts/stemming/words.js';

const WINDOW = 200;
const LEAD = 50;
const WINDOWS = 2;

/** Where words with these stems stand in a text as it is written. */
export function mark(text: string, stems: ReadonlySet<string>): Marked {
  const found = stemmed(text)
    .filter(({ stem }) => stems.has(stem))
    .map(({ begin, end }): TextRange => [begin, end])
    .sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  // A part stands in its word.
  return { text, ranges: found.filter(([, end], index) => found.slice(0, index).every(([, before]) => end > before)) };
}

/** Where words begin with one of these folded beginnings: the beginning is marked. */
export function markBeginnings(text: string, beginnings: readonly string[]): Marked {
  const ranges = wordsOf(text).flatMap(({ form, begin, end }): TextRange[] => {
    const lengths = beginnings.filter((beginning) => form.startsWith(beginning)).map(({ length }) => length);
    // Letters that folding makes longer or shorter are rare: then the word is marked whole.
    return lengths.length === 0 ? [] : [[begin, form.length === end - begin ? begin + Math.max(...lengths) : end]];
  });
  return { text, ranges };
}

/** At most two pieces of a text in which most of the words stand, cut between words; its beginning when none does. */
export function excerptsOf(text: string, stems: ReadonlySet<string>): Marked[] {
  const { ranges } = mark(text, stems);
  if (ranges.length === 0) return [cutOut(text, [], 0)];
  const first = densest(ranges);
  const rest = ranges.filter(([begin]) => begin < first || begin >= first + WINDOW - LEAD);
  const starts = rest.length > 0 ? [first, densest(rest)] : [first];
  return starts
    .slice(0, WINDOWS)
    .sort((a, b) => a - b)
    .filter((start, index, all) => index === 0 || start >= (all[index - 1] ?? 0) + WINDOW)
    .map((start) => cutOut(text, ranges, start));
}

/** Where the piece with the most words begins; the earliest of equal ones. */
function densest(ranges: readonly TextRange[]): number {
  let best = 0;
  let most = 0;
  let last = 0;
  for (const [index, [begin]] of ranges.entries()) {
    while (last < ranges.length && (ranges[last]?.[1] ?? 0) <= begin + WINDOW - LEAD) last += 1;
    if (last - index > most) {
      most = last - index;
      best = begin;
    }
  }
  return best;
}

/** The piece around what begins at `start`, with signs where it was cut. */
function cutOut(text: string, ranges: readonly TextRange[], start: number): Marked {
  const from = wordStart(text, Math.max(0, Math.min(start - LEAD, text.length - WINDOW)), start);
  const to = wordEnd(text, from + WINDOW, Math.max(...ranges.filter(([begin]) => begin === start).map(([, end]) => end), 0));
  const before = from > 0 ? '… ' : '';
  const shift = before.length - from;
  return {
    text: `${before}${text.slice(from, to)}${to < text.length ? ' …' : ''}`,
    ranges: ranges.filter(([begin, end]) => begin >= from && end <= to).map(([begin, end]) => [begin + shift, end + shift]),
  };
}

function wordStart(text: string, from: number, latest: number): number {
  if (from === 0) return 0;
  const space = text.indexOf(' ', from - 1);
  return space >= 0 && space < latest ? space + 1 : whole(text, Math.min(from, latest));
}

function wordEnd(text: string, to: number, earliest: number): number {
  if (to >= text.length) return text.length;
  const space = text.lastIndexOf(' ', to);
  return space > to - WINDOW / 2 && space >= earliest ? space : whole(text, Math.max(to, earliest));
}

/** Not between the halves of a character. */
const whole = (text: string, at: number): number => (/[\uDC00-\uDFFF]/.test(text[at] ?? '') ? at + 1 : at);
