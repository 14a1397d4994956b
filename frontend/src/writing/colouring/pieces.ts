/** How a piece of Markdown is told apart while it is written. */
type Shade = 'mark' | 'strong' | 'em' | 'code' | 'block' | 'link' | 'upload';
export interface Piece {
  readonly text: string;
  readonly shades: readonly Shade[];
}
export interface Line {
  readonly text: string;
  /** The fence of the block of code in which it stands; '' outside of one. */
  readonly fence: string;
}

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const HEADING = /^ {0,3}#{1,6}(?= |$)/;
const LEAD = /^(?: {0,3}>)+ ?|^ *(?:[-*+]|\d{1,9}[.)]) (?:\[[ xX]\] )?/;
const INLINE =
  /(?<code>(?<!`)(`+)(?!`).+?(?<!`)\2(?!`))|(?<upload>!\[yükleniyor…[^\]]*\]\(\))|(?<link>!?\[[^\]]*\]\([^()\s]*\)|https?:\/\/[^\s<>()]+)|(?<strong>\*\*(?=[^\s*])[^*]+\*\*)|(?<em>\*(?=[^\s*])[^*]+\*|(?<![\p{L}\p{N}_])_(?=[^\s_])[^_]+_(?![\p{L}\p{N}_]))/gu;

/** A line that is longer is left as it is: what is looked for in it would take too long. */
const LONGEST_LINE = 2_000;

/** The lines of a text, each with the block of code in which it stands. */
export function linesOf(source: string): Line[] {
  let fence = '';
  return source.split('\n').map((text) => {
    const line = { text, fence };
    const [, found = ''] = FENCE.exec(text) ?? [];
    if (fence === '') fence = found;
    else if (closes(text, fence)) fence = '';
    return line;
  });
}

/** What a line is made of; together the pieces are the line. */
export function piecesOf({ text, fence }: Line): Piece[] {
  if (fence !== '') return [piece(text, closes(text, fence) ? 'mark' : 'block')];
  if (text.length > LONGEST_LINE) return [piece(text)];
  if (FENCE.test(text)) return [piece(text, 'mark')];
  const [heading] = HEADING.exec(text) ?? [];
  const [lead = ''] = heading ? [heading] : (LEAD.exec(text) ?? []);
  const rest = inlinePieces(text.slice(lead.length)).map(({ text, shades }) => ({ text, shades: heading ? (['strong', ...shades] as const) : shades }));
  return [piece(lead, 'mark'), ...rest].filter((each) => each.text !== '');
}

function inlinePieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { index, 0: found, groups = {} } of text.matchAll(INLINE)) {
    pieces.push(piece(text.slice(end, index)), ...foundPieces(found, groups));
    end = index + found.length;
  }
  return [...pieces, piece(text.slice(end))];
}

function foundPieces(found: string, { code, upload, link, strong }: Readonly<Record<string, string | undefined>>): Piece[] {
  if (code !== undefined) return [piece(found, 'code')];
  if (upload !== undefined) return [piece(found, 'upload')];
  if (link !== undefined) return [piece(found, 'link')];
  const [shade, width] = strong === undefined ? (['em', 1] as const) : (['strong', 2] as const);
  const mark = piece(found.slice(0, width), 'mark', shade);
  return [mark, piece(found.slice(width, -width), shade), mark];
}

const piece = (text: string, ...shades: Shade[]): Piece => ({ text, shades });

/** At least as many of the same sign, and nothing behind them. */
function closes(text: string, fence: string): boolean {
  const [, found = ''] = FENCE.exec(text) ?? [];
  return found.length >= fence.length && found[0] === fence[0] && text.trim() === found;
}
