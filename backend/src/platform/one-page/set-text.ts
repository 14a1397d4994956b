import { inOneLine, withoutTowers } from '../../../contracts/one-line.js';
import type { Metrics, Weight } from './one-page.js';

/** Words of one weight. */
export interface Span {
  readonly text: string;
  readonly weight: Weight;
  readonly href?: string | null;
}

export interface SetText {
  /** Each a list of spans that stand beside each other. */
  readonly lines: readonly (readonly Span[])[];
  /** Whether nothing of it is left out. */
  readonly whole: boolean;
}

/** Signs beside each other may stand a little further apart than each is wide; of a word that fills a line this adds up. */
const FILLED = 0.95;
/** Between things that are told in one line. */
const BETWEEN = ' · ';
const MORE = '…';
const SPACE = ' ';

/** Sets texts into lines: it knows how wide signs are, and leaves out those that cannot be drawn. */
export class TextSetter {
  /** Whether a sign was left out. */
  lacksSigns = false;
  private readonly widths = new Map<string, number | null>();

  constructor(private readonly metrics: Metrics) {}

  /** A text as it can be drawn in one line. */
  drawable(text: string): string {
    return inOneLine([...inOneLine(text.normalize('NFC'))].filter((sign) => this.isDrawn(sign)).join(''));
  }

  /** The same of several things, without those of which nothing can be drawn. */
  drawableParts(text: string): string {
    return text
      .split(BETWEEN)
      .map((part) => this.drawable(part))
      .filter(Boolean)
      .join(BETWEEN);
  }

  widthOf(text: string, weight: Weight, size: number): number {
    let width = 0;
    for (const sign of text) width += this.signWidth(sign, weight) ?? 0;
    return width * size;
  }

  /** The words of the spans in lines of a width, `most` at most; what is cut ends behind a whole word. A word that is longer than a line goes on in the next. */
  set(spans: readonly Span[], size: number, width: number, most: number): SetText {
    const lines: Span[][] = [];
    let line: Span[] = [];
    let left = width;
    const full = () => lines.length === most;
    const turn = () => {
      if (line.length > 0) lines.push(line);
      line = [];
      left = width;
    };
    for (const { text, weight, href } of spans) {
      for (const [written] of text.matchAll(/\n|[^\s]+/g)) {
        if (written === '\n') turn();
        for (const word of written === '\n' ? [] : this.pieces(this.drawable(written), weight, size, width)) {
          const space = line.length > 0 ? this.widthOf(SPACE, weight, size) : 0;
          if (space + this.widthOf(word, weight, size) > left) turn();
          if (full()) return { lines: this.cut(lines, size, width), whole: false };
          const behind = line.length > 0 ? SPACE : '';
          left -= this.widthOf(behind + word, weight, size);
          line.push({ text: behind + word, weight, ...(href ? { href } : {}) });
        }
      }
    }
    turn();
    return { lines, whole: true };
  }

  /** Lines that say that there would be more. */
  private cut(lines: readonly (readonly Span[])[], size: number, width: number): Span[][] {
    if (lines.length === 0) return [];
    const last = [...(lines.at(-1) ?? [])];
    const long = () => last.reduce((sum, { text, weight }) => sum + this.widthOf(text, weight, size), this.widthOf(MORE, 'regular', size)) > width;
    while (last.length > 1 && long()) last.pop();
    const end = last.pop();
    const ended = end ? [...last, { ...end, text: end.text.replace(/[.,;:…]*$/, '') + MORE }] : last;
    return [...lines.slice(0, -1).map((line) => [...line]), ended];
  }

  /** A word, or what of it fits into each line. */
  private pieces(word: string, weight: Weight, size: number, width: number): readonly string[] {
    if (!word) return [];
    if (this.widthOf(word, weight, size) <= width) return [word];
    const pieces: string[] = [];
    let piece = '';
    let used = 0;
    for (const sign of word) {
      const own = this.widthOf(sign, weight, size);
      if (piece && used + own > width * FILLED) {
        pieces.push(piece);
        piece = '';
        used = 0;
      }
      piece += sign;
      used += own;
    }
    return [...pieces, piece];
  }

  private isDrawn(sign: string): boolean {
    if (sign === SPACE || this.signWidth(sign, 'regular') !== null) return true;
    this.lacksSigns = true;
    return false;
  }

  private signWidth(sign: string, weight: Weight): number | null {
    const key = `${weight}${sign}`;
    const known = this.widths.get(key);
    if (known !== undefined) return known;
    const width = this.metrics(sign, weight);
    this.widths.set(key, width);
    return width;
  }
}

/** A text with lines of its own, and nothing in it that nobody sees. */
export const inParagraphs = (text: string): string =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => inOneLine(withoutTowers(line)))
    .filter(Boolean)
    .join('\n');
