/** Quotes and lists within each other; what stands deeper stands there. */
const DEEPEST = 5;
/** Where a line of a block ends. */
const TURN = '\n';

interface Mark {
  readonly name: string;
  readonly sign: string;
  /** Of a link. */
  readonly address: string | null;
  /** With which piece of the line its words begin. */
  readonly from: number;
}

type Frame = { readonly kind: 'quote' } | { readonly kind: 'list'; next: number | null };

/** Writes Markdown block by block; words that look like marks stay words. */
export class MarkdownPage {
  private readonly lines: string[] = [];
  /** Of the block that is written; in pieces, since a text that grows sign by sign would be copied for each. */
  private line: string[] = [];
  private marks: Mark[] = [];
  private readonly frames: Frame[] = [];
  private tooDeep = 0;
  /** What stands before the next block: a bullet, a number. */
  private bullet = '';
  private heading = '';
  private pre: string | null = null;
  private wasItem = false;

  /** `picture`: what a picture is called that nobody has described. */
  constructor(private readonly picture: string) {}

  write(words: string): void {
    if (this.pre !== null) this.pre += words;
    else if (words.trim() !== '' || this.line.length > 0) this.line.push(escaped(words.replace(/\s+/g, ' ')));
  }

  /** Ends the block that is written, and begins one that may be a heading. */
  block(heading = ''): void {
    while (this.marks.length > 0) this.unmark(this.marks.at(-1)?.name ?? '');
    const lines = this.line
      .join('')
      .split(TURN)
      .map((line) => line.trim());
    this.line = [];
    const words = lines.slice(0, lines.findLastIndex((line) => line !== '') + 1);
    if (words.length > 0) this.put(this.heading === '' ? inLines(words) : [`${this.heading} ${words.join(' ')}`]);
    this.heading = heading;
  }

  mark(name: string, sign: string): void {
    if (this.pre === null && !this.marks.some((mark) => mark.name === name)) this.marks.push({ name, sign, address: null, from: this.line.length });
  }

  link(address: string | null): void {
    this.unmark('a');
    if (this.pre === null && address !== null) this.marks.push({ name: 'a', sign: '', address, from: this.line.length });
  }

  /** Ends a mark, and those that began within it. */
  unmark(name: string): void {
    const at = this.marks.findLastIndex((mark) => mark.name === name);
    if (at < 0) return;
    for (const mark of this.marks.splice(at).reverse()) this.line.push(marked(this.line.splice(mark.from).join(''), mark));
  }

  show(alt: string, address: string | null): void {
    if (this.pre !== null || address === null) return;
    // Without any words it is called by its address.
    const words = escaped(alt.replace(/\s+/g, ' ').trim() || this.picture || address);
    this.line.push(this.marks.some(({ name }) => name === 'a') ? words : ` [${words}](${address}) `);
  }

  turn(): void {
    if (this.pre !== null) this.pre += '\n';
    else if (this.line.length > 0) this.line.push(TURN);
  }

  rule(): void {
    this.block();
    this.put(['***']);
  }

  cell(): void {
    if (this.line.length > 0) this.line.push(' · ');
  }

  code(): void {
    this.block();
    this.pre ??= '';
  }

  endCode(): void {
    if (this.pre === null) return;
    const code = this.pre.replace(/^\n+|\s+$/g, '');
    const longest = (code.match(/`+/g) ?? []).reduce((most, { length }) => Math.max(most, length), 2);
    this.pre = null;
    const fence = '`'.repeat(longest + 1);
    if (code !== '') this.put([fence, ...code.split(/\r?\n/), fence]);
  }

  quote(): void {
    this.enter({ kind: 'quote' });
  }

  endQuote(): void {
    this.leave('quote');
  }

  list(isNumbered: boolean): void {
    this.enter({ kind: 'list', next: isNumbered ? 1 : null });
  }

  endList(): void {
    this.leave('list');
  }

  item(): void {
    this.block();
    const list = this.frames.at(-1);
    this.bullet = list?.kind !== 'list' || list.next === null ? '- ' : `${list.next++}. `;
  }

  end(): string {
    this.endCode();
    this.block();
    return this.lines.join('\n').trim();
  }

  private enter(frame: Frame): void {
    this.block();
    if (this.frames.length < DEEPEST) this.frames.push(frame);
    else this.tooDeep += 1;
  }

  private leave(kind: Frame['kind']): void {
    this.block();
    this.bullet = '';
    if (this.tooDeep > 0) this.tooDeep -= 1;
    else if (this.frames.at(-1)?.kind === kind) this.frames.pop();
  }

  private put(block: readonly string[]): void {
    const isItem = this.bullet !== '';
    const before = this.frames.map((frame, at) => (frame.kind === 'quote' ? '> ' : isItem && at === this.frames.length - 1 ? '' : '   ')).join('');
    const inside = isItem ? '   ' : '';
    // Items stand close together; everything else has an empty line before it.
    if (this.lines.length > 0 && !(isItem && this.wasItem)) this.lines.push(before.trimEnd().replace(/[^>]+$/, ''));
    block.forEach((line, index) => {
      this.lines.push(`${before}${index === 0 ? this.bullet.padEnd(isItem ? 3 : 0) : inside}${line}`.trimEnd());
    });
    this.wasItem = isItem;
    this.bullet = '';
  }
}

function marked(words: string, { sign, address }: Mark): string {
  const inside = words.trim();
  if (inside === '' || inside.includes(TURN)) return words;
  const [before, after] = [words.slice(0, words.indexOf(inside)), words.slice(words.trimEnd().length)];
  if (address !== null) return `${before}[${inside}](${address})${after}`;
  // Code shows what is written in it as it stands.
  if (sign === '`') return inside.includes('`') ? words : `${before}\`${inside.replace(/\\([\\*[\]<>~|&_])/g, '$1')}\`${after}`;
  return `${before}${sign}${inside}${sign}${after}`;
}

/** Words that no parser takes for marks. */
const escaped = (words: string): string => words.replace(/[\\`*[\]<>~|]|&(?=[#\w])|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\$&');

/** Lines of one block, each of which ends where it ended. */
const inLines = (lines: readonly string[]): string[] =>
  lines.filter((line) => line !== '').map((line, at, all) => plainStart(line) + (at < all.length - 1 ? '\\' : ''));

/** A line that begins no list, heading or quote. */
const plainStart = (line: string): string =>
  line.trimStart().replace(/^(?:[-+=#]|\d{1,9}(?=[.)]))/, (start) => (/\d/.test(start) ? `${start}\\` : `\\${start}`));
