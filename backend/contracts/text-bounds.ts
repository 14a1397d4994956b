import { mayTurn, Turns } from './text-turns.js';

/** How much a text may ask of whoever shows it. Decided before it is parsed, in one pass over its characters, alike on every side. */

export const TEXT_BOUNDS = {
  /** Quotes and lists inside each other. */
  nesting: 10,
  /** What the marks of a text weigh together, outside of code between fences. */
  weight: 3_000,
  /** The same of a post of the blog, which is read as a page of its own. */
  postWeight: 60_000,
  /** How often the direction of writing may change in a paragraph or a code block: what a browser needs to lay it out grows with the square. */
  turns: 2_000,
  /** Marks on one letter, for the same reason; that fewer of them cover no neighbours is the work of the pages. */
  marks: 500,
} as const;

export const TEXT_BOUNDS_TEXT = {
  nesting: `Alıntı ve listeler en fazla ${TEXT_BOUNDS.nesting} düzey iç içe olabilir. Lütfen metninizi sadeleştirin.`,
  weight: 'Metninizde çok fazla biçimlendirme işareti var. Lütfen bir bölümünü kaldırın veya kod bloğu içine alın.',
  turns: 'Bir paragrafta yazı yönü çok sık değişiyor. Lütfen metninizi daha kısa paragraflara bölün.',
  marks: `Bir harf en fazla ${TEXT_BOUNDS.marks} işaret taşıyabilir. Lütfen fazlasını kaldırın.`,
} as const;

/** What each mark costs the parser beside a plain letter, as measured; tables weigh their cells. */
const WEIGHTS: Readonly<Record<string, number>> = { '[': 4, '<': 3, '*': 2, _: 2, '~': 2, '`': 2, '|': 1, '@': 8, '\\': 1, '&': 2, '#': 1, '\t': 1 };
const WEIGHT_OF = Uint8Array.from({ length: 128 }, (_, code) => WEIGHTS[String.fromCharCode(code)] ?? 0);
const LINE = 2;
const MARKER = 6;
const CELL = 3;
const ROW = 2;
const ADDRESS = 16;
/** Over those of its bracket: its words are a text of their own. */
const PICTURE = 4;
/** Of a line that is a heading, or makes one, or the head of a table, of what stands above it. */
const HEADING = 6;

const RULE = /^[ \t]*([-*_])(?:[ \t]*\1){2,}[ \t]*$/;
const FENCE = /^(`{3,}|~{3,})([^\n]*)$/;
const ANY_FENCE = /^[ \t]*(?:(?:[>*+-]|\d{1,9}[.)])[ \t]*)*(?:```|~~~)/;
const DELIMITERS = /^[ \t>]*[|:-][|: \t-]*$/;
const HEADING_MARKS = /^[ \t>]*(?:#{1,6}(?:[ \t]|$)|=+[ \t]*$)/;
const MARKS = /\p{M}+/gu;
const OUTER_PIPES = /^[ \t>]*\||\|[ \t]*$/g;
const ADDRESS_START = /:\/\/|www\.|mailto:/gi;

/** The sentence that says what of a text is too much, or null. A text that is too much is shown as plain words; `most`: what its marks may weigh. */
export function boundProblem(markdown: string, most: number = TEXT_BOUNDS.weight): string | null {
  if (isHeaped(markdown)) return TEXT_BOUNDS_TEXT.marks;
  let weight = 0;
  const reading = new LineReading();
  const turning = mayTurn(markdown) ? new Turns() : null;
  for (const line of markdown.split(/\r\n|\r|\n/)) {
    weight += reading.weigh(line);
    if (turning && turning.upTo(line, reading.isInCode) > TEXT_BOUNDS.turns) return TEXT_BOUNDS_TEXT.turns;
    if (reading.depth > TEXT_BOUNDS.nesting) return TEXT_BOUNDS_TEXT.nesting;
    if (weight > most) return TEXT_BOUNDS_TEXT.weight;
  }
  return null;
}

/** The same of a text that is shown as it was written: nothing in it is a mark. */
export function plainBoundProblem(text: string): string | null {
  if (isHeaped(text)) return TEXT_BOUNDS_TEXT.marks;
  const turning = mayTurn(text) ? new Turns() : null;
  const isTurned = text.split(/\r\n|\r|\n/).some((line) => turning !== null && turning.upTo(line, false) > TEXT_BOUNDS.turns);
  return isTurned ? TEXT_BOUNDS_TEXT.turns : null;
}

/** Run by run: a count in the pattern would be tried anew from each mark. */
function isHeaped(text: string): boolean {
  for (const [run] of text.matchAll(MARKS)) if (run.length > TEXT_BOUNDS.marks) return true;
  return false;
}

/** Follows a text line by line: which lists are open, whether it is code, how wide a table is. */
class LineReading {
  depth = 0;
  private readonly lists: number[] = [];
  private fence: string | null = null;
  /** Once a fence may stand inside something else, nothing is taken for code any more: it would be a place to hide. */
  private sure = true;
  private columns = 0;

  get isInCode(): boolean {
    return this.fence !== null;
  }

  weigh(line: string): number {
    if (this.isCode(line)) return LINE;
    const markers = this.open(line);
    const columns = this.columnsOf(line);
    const row = columns > 0 ? ROW + columns * CELL : 0;
    return LINE + markers * MARKER + row + (isHeading(line) ? HEADING : 0) + marksIn(line);
  }

  private isCode(line: string): boolean {
    if (this.fence !== null) {
      const [, marks = '', rest = ''] = FENCE.exec(line.trim()) ?? [];
      if (marks.startsWith(this.fence) && rest.trim() === '' && !/^ {4}|^\t/.test(line)) this.fence = null;
      return true;
    }
    const [, marks = '', rest = ''] = this.sure ? (FENCE.exec(line) ?? []) : [];
    if (marks && !(marks.startsWith('`') && rest.includes('`'))) {
      this.fence = marks;
      return true;
    }
    if (ANY_FENCE.test(line)) this.sure = false;
    return false;
  }

  /** Counts the quotes and list items that begin in a line, and takes down how deep it stands. */
  private open(line: string): number {
    const { quotes, at, markers } = opened(line);
    if (at < line.length) while (this.lists.length > 0 && (this.lists.at(-1) ?? 0) > (markers[0]?.from ?? at)) this.lists.pop();
    for (const { to } of markers) this.lists.push(to);
    this.depth = quotes + this.lists.length;
    return quotes + markers.length;
  }

  /** How many cells a line may become: a row that lacks some is filled up to the width of its table. */
  private columnsOf(line: string): number {
    if (line.trim() === '') this.columns = 0;
    else if (line.includes('-') && DELIMITERS.test(line)) this.columns = Math.max(this.columns, line.replace(OUTER_PIPES, '').split('|').length);
    return this.columns;
  }
}

interface Marker {
  /** Columns of its sign and of what it contains. */
  readonly from: number;
  readonly to: number;
}

/** The quotes and list marks at the beginning of a line, and where its words begin. */
function opened(line: string): { quotes: number; at: number; markers: Marker[] } {
  const markers: Marker[] = [];
  let [quotes, at] = [0, 0];
  for (;;) {
    while (line[at] === ' ' || line[at] === '\t') at++;
    if (line[at] === '>') {
      quotes++;
      at++;
      continue;
    }
    const length = markLength(line, at);
    if (length === 0 || (markers.length === 0 && RULE.test(line.slice(at)))) return { quotes, at, markers };
    markers.push({ from: at, to: at + length + 1 });
    at += length;
  }
}

/** Of the bullet or number that stands there and is followed by room or nothing, or 0. */
function markLength(line: string, at: number): number {
  let end = at;
  if (line[at] === '-' || line[at] === '*' || line[at] === '+') end++;
  else {
    while (end - at < 9 && isDigit(line.charCodeAt(end))) end++;
    if (end === at || (line[end] !== '.' && line[end] !== ')')) return 0;
    end++;
  }
  return end >= line.length || line[end] === ' ' || line[end] === '\t' ? end - at : 0;
}

const isHeading = (line: string): boolean => HEADING_MARKS.test(line) || (line.includes('-') && DELIMITERS.test(line));

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

function marksIn(line: string): number {
  let weight = 0;
  for (let at = 0; at < line.length; at++) weight += WEIGHT_OF[line.charCodeAt(at)] ?? 0;
  if (line.includes('![')) weight += (line.split('![').length - 1) * PICTURE;
  return line.includes('.') || line.includes(':') ? weight + (line.match(ADDRESS_START)?.length ?? 0) * ADDRESS : weight;
}
