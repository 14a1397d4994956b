import {
  type Block,
  type EntriesPart,
  type FittedPage,
  type GroupsPart,
  HEAD,
  type Ink,
  type LeftOut,
  type Metrics,
  type OnePage,
  PAGE,
  type PageEntry,
  type PagePart,
  type Run,
  type TextPart,
} from './one-page.js';
import { inParagraphs, type SetText, type Span, TextSetter } from './set-text.js';

/** How texts look: their size, and how far below each other their lines stand; in points. */
interface Style {
  readonly size: number;
  readonly leading: number;
  readonly ink: Ink;
}
const NAME: Style = { size: 23, leading: 28, ink: 'text' };
const LONG_NAME: Style = { size: 15, leading: 19, ink: 'text' };
const LINE: Style = { size: 11.5, leading: 16, ink: 'accent' };
const CONTACT: Style = { size: 8.8, leading: 13, ink: 'muted' };
const TITLE: Style = { size: 8.4, leading: 12, ink: 'accent' };
const ENTRY: Style = { size: 10, leading: 13.5, ink: 'text' };
const NOTE: Style = { size: 8.8, leading: 12.5, ink: 'muted' };
const TEXT: Style = { size: 9.2, leading: 13, ink: 'text' };

const WIDTH = PAGE.width - 2 * PAGE.side;
const PHOTO = 74;
const BESIDE = 20;
/** The left column has times and groups, the right one what they are of. */
const LEFT = 104;
const RIGHT_X = PAGE.side + LEFT + 14;
const RIGHT = PAGE.width - PAGE.side - RIGHT_X;
const MOST = { name: 2, line: 2, contacts: 4, entry: 3, note: 2, when: 2 } as const;
const GAP = { part: 15, title: 6, entry: 7, head: 4, name: 2, text: 1.5 } as const;
/** What room is left is shared out among the gaps, so much to each at most. */
const MORE_GAP = { part: 7, entry: 4 } as const;
const TITLE_HEIGHT = GAP.part + TITLE.leading + GAP.title;
/** Further apart than this, programs that read the page take each letter for a word. */
const SPREAD = 0.4;
const BETWEEN_CONTACTS = '  ·  ';

/** What room the page still has below what stands on it. */
class Room {
  constructor(public left: number) {}

  take(height: number): boolean {
    if (height > this.left) return false;
    this.left -= height;
    return true;
  }

  linesOf({ leading }: Style, taken = 0): number {
    return Math.max(0, Math.floor((this.left - taken) / leading));
  }
}

const words = (text: string, weight: Span['weight'] = 'regular'): Span[] => [{ text, weight }];

/** A part as far as it has its place. */
abstract class Filled {
  protected isShown = false;

  constructor(
    readonly part: PagePart,
    protected readonly setter: TextSetter,
    protected readonly room: Room,
  ) {}

  /** Gives a place to what comes first, then to its texts, then to the rest: one call for each turn. */
  abstract turn(which: Turn): void;
  abstract leftOut(): Omit<LeftOut, 'key'>;
  abstract blocks(y: number, more: number): { readonly blocks: readonly Block[]; readonly y: number };
  abstract gaps(): number;

  get shown(): boolean {
    return this.isShown;
  }

  /** What the title of the part takes, the first time. */
  protected titleHeight(): number {
    return this.isShown ? 0 : TITLE_HEIGHT;
  }

  protected take(height: number): boolean {
    if (!this.room.take(height + this.titleHeight())) return false;
    this.isShown = true;
    return true;
  }
}

type Turn = 'first' | 'texts' | 'rest' | 'whole';
const TURNS: readonly Turn[] = ['first', 'texts', 'rest', 'whole'];
const NO_TEXT: SetText = { lines: [], whole: true };

class FilledText extends Filled {
  private set: SetText = NO_TEXT;

  constructor(
    override readonly part: TextPart,
    setter: TextSetter,
    room: Room,
  ) {
    super(part, setter, room);
  }

  turn(which: Turn): void {
    if (which === 'first') this.grow(this.part.firstLines);
    if (which === 'whole') this.grow(Number.POSITIVE_INFINITY);
  }

  leftOut() {
    return { entries: 0, shortened: this.set.whole ? 0 : 1 };
  }

  gaps(): number {
    return 0;
  }

  blocks(y: number) {
    return { blocks: [paragraph(this.setter, this.set, PAGE.side, y, TEXT)], y: y + this.set.lines.length * TEXT.leading };
  }

  private grow(most: number): void {
    const now = this.set.lines.length;
    const free = now + this.room.linesOf(TEXT, this.titleHeight());
    const set = this.setter.set(words(inParagraphs(this.part.text)), TEXT.size, WIDTH, Math.min(most, free));
    if (set.lines.length > 0 && !this.take((set.lines.length - now) * TEXT.leading)) return;
    this.set = set;
  }
}

interface FilledEntry {
  readonly entry: PageEntry;
  readonly when: SetText;
  readonly head: SetText;
  readonly notes: readonly SetText[];
  text: SetText;
}

class FilledEntries extends Filled {
  private readonly filled: FilledEntry[] = [];
  /** Entries follow each other: behind one that had no place there is none. */
  private isFull = false;

  constructor(
    override readonly part: EntriesPart,
    setter: TextSetter,
    room: Room,
  ) {
    super(part, setter, room);
  }

  turn(which: Turn): void {
    if (which === 'first') this.addHeads(this.part.first);
    if (which === 'texts') this.growTexts(this.part.firstLines);
    if (which === 'rest') this.addHeads(this.part.entries.length);
    if (which === 'whole') this.growTexts(Number.POSITIVE_INFINITY);
  }

  leftOut() {
    return {
      entries: this.part.entries.length - this.filled.length,
      shortened: this.filled.filter(({ head, notes, text }) => ![head, ...notes, text].every(({ whole }) => whole)).length,
    };
  }

  gaps(): number {
    return Math.max(0, this.filled.length - 1);
  }

  blocks(from: number, more: number) {
    let y = from;
    const blocks = this.filled.flatMap((one, at): Block[] => {
      y += at > 0 ? GAP.entry + more : 0;
      const { when, head, notes, text } = one;
      const drawn: Block[] = [paragraph(this.setter, head, RIGHT_X, y, ENTRY, 'H3')];
      // On the line of the title, as its letters are larger.
      if (when.lines.length > 0) drawn.push(paragraph(this.setter, when, PAGE.side, y + 1.2, NOTE));
      let below = y + head.lines.length * ENTRY.leading;
      for (const note of notes) {
        drawn.push(paragraph(this.setter, note, RIGHT_X, below, NOTE));
        below += note.lines.length * NOTE.leading;
      }
      if (text.lines.length > 0) drawn.push(paragraph(this.setter, text, RIGHT_X, below + GAP.text, TEXT));
      below += textHeight(text);
      y = Math.max(below, y + when.lines.length * NOTE.leading + 1.2);
      return drawn;
    });
    return { blocks, y };
  }

  private addHeads(most: number): void {
    while (!this.isFull && this.filled.length < Math.min(most, this.part.entries.length)) {
      const entry = this.part.entries[this.filled.length] as PageEntry;
      const filled = this.headOf(entry);
      const gap = this.filled.length > 0 ? GAP.entry : 0;
      if (this.take(gap + heightOf(filled))) this.filled.push(filled);
      else this.isFull = true;
    }
  }

  private headOf(entry: PageEntry): FilledEntry {
    const [title, at] = [this.setter.drawable(entry.title), this.setter.drawableParts(entry.at)];
    const named: Span[] = [...words(title, 'semibold'), ...(at ? words(title ? `· ${at}` : at) : [])];
    const notes = entry.notes.map((note) => this.setter.drawableParts(note)).filter(Boolean);
    return {
      entry,
      when: this.setter.set(words(entry.when), NOTE.size, LEFT, MOST.when),
      head: this.setter.set(named, ENTRY.size, RIGHT, MOST.entry),
      notes: notes.map((note) => this.setter.set(words(note), NOTE.size, RIGHT, MOST.note)),
      text: { lines: [], whole: !inParagraphs(entry.text) },
    };
  }

  private growTexts(most: number): void {
    for (const one of this.filled) {
      if (one.text.whole) continue;
      const before = heightOf(one);
      const lines = Math.min(most, one.text.lines.length + this.room.linesOf(TEXT, GAP.text));
      const text = this.setter.set(words(inParagraphs(one.entry.text)), TEXT.size, RIGHT, lines);
      if (text.lines.length >= one.text.lines.length && this.room.take(heightOf({ ...one, text }) - before)) one.text = text;
    }
  }
}

const textHeight = ({ lines }: SetText): number => (lines.length > 0 ? GAP.text + lines.length * TEXT.leading : 0);

/** The longer of the two columns. */
function heightOf({ when, head, notes, text }: FilledEntry): number {
  const right = head.lines.length * ENTRY.leading + notes.reduce((sum, { lines }) => sum + lines.length * NOTE.leading, 0) + textHeight(text);
  return Math.max(right, when.lines.length * NOTE.leading + 1.2);
}

interface FilledGroup {
  readonly label: SetText;
  readonly set: SetText;
  readonly items: number;
}

class FilledGroups extends Filled {
  private readonly filled = new Map<number, FilledGroup>();

  constructor(
    override readonly part: GroupsPart,
    setter: TextSetter,
    room: Room,
  ) {
    super(part, setter, room);
  }

  turn(which: Turn): void {
    if (which === 'first') this.grow(this.part.firstLines);
    if (which === 'whole') this.grow(Number.POSITIVE_INFINITY);
  }

  leftOut() {
    const all = this.part.groups.reduce((sum, { items }) => sum + items.length, 0);
    return { entries: [...this.filled.values()].reduce((rest, { items }) => rest - items, all), shortened: 0 };
  }

  gaps(): number {
    return 0;
  }

  blocks(from: number) {
    let y = from;
    const inOrder = [...this.filled].sort(([one], [other]) => one - other);
    const blocks = inOrder.flatMap(([, group]): Block[] => {
      const drawn = [paragraph(this.setter, group.label, PAGE.side, y + 0.4, NOTE), paragraph(this.setter, group.set, RIGHT_X, y, TEXT)];
      y += heightOfGroup(group);
      return drawn.filter(({ runs }) => runs.length > 0);
    });
    return { blocks, y };
  }

  private grow(most: number): void {
    for (const [at, { label, items }] of this.part.groups.entries()) {
      const before = this.filled.get(at);
      if (before?.items === items.length) continue;
      const free = this.room.linesOf(TEXT, this.titleHeight()) + (before?.set.lines.length ?? 0);
      const group = { label: this.setter.set(words(label), NOTE.size, LEFT, MOST.when), ...this.fit(items, Math.min(most, free)) };
      const height = heightOfGroup(group) - (before ? heightOfGroup(before) : 0);
      if (group.items > (before?.items ?? 0) && this.take(height)) this.filled.set(at, group);
    }
  }

  /** As many items as have room in so many lines, each whole. */
  private fit(items: readonly string[], most: number): { set: SetText; items: number } {
    const set = (count: number) => this.setter.set(words(items.slice(0, count).join(', ')), TEXT.size, RIGHT, most);
    let [low, high] = [0, items.length];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (set(middle).whole) low = middle;
      else high = middle - 1;
    }
    return { set: set(low), items: low };
  }
}

const heightOfGroup = ({ label, set }: FilledGroup): number => Math.max(label.lines.length * NOTE.leading + 0.4, set.lines.length * TEXT.leading) + 1.5;

const filledOf = (part: PagePart, setter: TextSetter, room: Room): Filled => {
  if (part.kind === 'text') return new FilledText(part, setter, room);
  return part.kind === 'entries' ? new FilledEntries(part, setter, room) : new FilledGroups(part, setter, room);
};

/** Lines below each other; words of one weight that stand beside each other are one text. */
function paragraph(setter: TextSetter, { lines }: Pick<SetText, 'lines'>, x: number, y: number, style: Style, tag: Block['tag'] = 'P'): Block {
  const runs = lines.flatMap((line, index): Run[] => {
    const joined: Span[] = [];
    for (const span of line) {
      const last = joined.at(-1);
      if (last && last.weight === span.weight) joined.splice(-1, 1, { ...last, text: last.text + span.text });
      else joined.push(span);
    }
    let right = x;
    return joined.map(({ text, weight }) => {
      const run: Run = { text, weight, x: right, y: y + index * style.leading, size: style.size, ink: style.ink };
      right += setter.widthOf(text, weight, style.size);
      return run;
    });
  });
  return { tag, runs };
}

interface Head {
  readonly name: string;
  readonly blocks: readonly Block[];
  readonly height: number;
  readonly leftOut: Omit<LeftOut, 'key'>;
}

/** Who it is about, and how they are reached. */
function headOf({ names, line, contacts, photo }: OnePage, setter: TextSetter): Head {
  const width = WIDTH - (photo ? PHOTO + BESIDE : 0);
  const name = names.map((one) => setter.drawable(one)).find(Boolean) ?? '';
  const large = setter.set(words(name, 'semibold'), NAME.size, width, MOST.name);
  const [style, named] = large.whole ? [NAME, large] : [LONG_NAME, setter.set(words(name, 'semibold'), LONG_NAME.size, width, MOST.name)];
  const lined = setter.set(words(setter.drawableParts(line), 'medium'), LINE.size, width, MOST.line);
  let y: number = PAGE.top;
  const blocks = [paragraph(setter, named, PAGE.side, y, style, 'H1')];
  y += named.lines.length * style.leading + GAP.name;
  if (lined.lines.length > 0) blocks.push(paragraph(setter, lined, PAGE.side, y, LINE));
  y += lined.lines.length * LINE.leading + GAP.head;
  const reached = contactsOf(contacts, setter, width, y);
  if (reached.runs.length > 0) blocks.push({ tag: 'P', runs: reached.runs });
  const bottom = Math.max(reached.y, photo ? PAGE.top + PHOTO : 0);
  const shortened = [named, lined].filter(({ whole }) => !whole).length;
  return { name, blocks, height: bottom - PAGE.top, leftOut: { entries: reached.leftOut, shortened } };
}

/** Beside each other as far as they go, each whole. */
function contactsOf(contacts: OnePage['contacts'], setter: TextSetter, width: number, from: number): { runs: Run[]; y: number; leftOut: number } {
  const { size, leading, ink } = CONTACT;
  const between = setter.widthOf(BETWEEN_CONTACTS, 'regular', size);
  const runs: Run[] = [];
  let [x, line, leftOut] = [0, 0, 0];
  const put = (text: string, href: string | null) => {
    runs.push({ text, x: PAGE.side + x, y: from + line * leading, weight: 'regular', size, ink, ...(href ? { href } : {}) });
    x += setter.widthOf(text, 'regular', size);
  };
  for (const { text, href } of contacts) {
    const { lines, whole } = setter.set(words(text), size, width, MOST.contacts);
    if (lines.length === 0) continue;
    const own = setter.widthOf(textOf(lines[0] ?? []), 'regular', size);
    const turns = x > 0 && (lines.length > 1 || x + between + own > width);
    if (!whole || line + (turns ? 1 : 0) + lines.length > MOST.contacts) {
      leftOut += 1;
      continue;
    }
    if (turns) [x, line] = [0, line + 1];
    else if (x > 0) put(BETWEEN_CONTACTS, null);
    for (const [index, spans] of lines.entries()) {
      if (index > 0) [x, line] = [0, line + 1];
      put(textOf(spans), href);
    }
  }
  return { runs, y: from + (runs.length > 0 ? (line + 1) * leading : 0), leftOut };
}

const textOf = (line: readonly Span[]): string => line.map(({ text }) => text).join('');

/**
 * Gives everything its place. When there is too much, what is left out follows one order: the first entries of all parts come before any text,
 * then the first lines of their texts, then the rest of the entries, then the rest of the texts; within a turn the parts come as they stand.
 */
export function fitPage(page: OnePage, metrics: Metrics): FittedPage {
  const setter = new TextSetter(metrics);
  const head = headOf(page, setter);
  const room = new Room(PAGE.height - PAGE.top - PAGE.bottom - head.height);
  const parts = page.parts.map((part) => filledOf(part, setter, room));
  for (const turn of TURNS) for (const part of parts) part.turn(turn);

  const shown = parts.filter((part) => part.shown);
  const blocks = [...head.blocks];
  const rules: { x: number; y: number; width: number }[] = [];
  const perPart = Math.min(MORE_GAP.part, room.left / Math.max(1, shown.length));
  const gaps = shown.reduce((sum, part) => sum + part.gaps(), 0);
  const perEntry = Math.min(MORE_GAP.entry, (room.left - perPart * shown.length) / Math.max(1, gaps));
  let y = PAGE.top + head.height;
  for (const part of shown) {
    y += GAP.part + perPart;
    const title = part.part.title.toLocaleUpperCase(page.language);
    const run: Run = { text: title, x: PAGE.side, y, weight: 'semibold', size: TITLE.size, ink: TITLE.ink, spread: SPREAD };
    blocks.push({ tag: 'H2', runs: [run] });
    const end = PAGE.side + setter.widthOf(title, 'semibold', TITLE.size) + SPREAD * title.length + 8;
    rules.push({ x: end, y: y + TITLE.leading / 2, width: PAGE.width - PAGE.side - end });
    const drawn = part.blocks(y + TITLE.leading + GAP.title, perEntry);
    blocks.push(...drawn.blocks);
    y = drawn.y;
  }
  const leftOut = [{ key: HEAD, ...head.leftOut }, ...parts.map((part) => ({ key: part.part.key, ...part.leftOut() }))];
  return {
    name: head.name,
    blocks,
    rules,
    photo: { x: PAGE.width - PAGE.side - PHOTO, y: PAGE.top, side: PHOTO },
    leftOut: leftOut.filter(({ entries, shortened }) => entries > 0 || shortened > 0),
    lacksSigns: setter.lacksSigns,
  };
}
