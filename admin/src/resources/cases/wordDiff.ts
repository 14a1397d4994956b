export interface Piece {
  text: string;
  /** Null for what both texts have. */
  change: 'went' | 'came' | null;
}

/** Beyond this many comparisons the middle of the two texts is shown as wholly replaced. */
const TOO_MANY = 4_000_000;

const words = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu) ?? [];

function sharedStart(a: string[], b: string[]): number {
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at += 1;
  return at;
}

/** Marks which words of both sides stand in their longest common subsequence. */
function keptWords(a: string[], b: string[]): [Set<number>, Set<number>] {
  const kept: [Set<number>, Set<number>] = [new Set(), new Set()];
  if (a.length * b.length > TOO_MANY) return kept;
  const width = b.length + 1;
  const lengths = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) lengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) {
      kept[0].add(i++);
      kept[1].add(j++);
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return kept;
}

/** The changes of both sides in one text: what went stands before what came in its place. A lone space between two changes belongs to both. */
function inOrder(a: string[], b: string[], isKept: { before: (index: number) => boolean; after: (index: number) => boolean }): Piece[] {
  const found: Piece[] = [];
  const add = (text: string, change: Piece['change']) => {
    const last = found.at(-1);
    if (last?.change === change) last.text += text;
    else found.push({ text, change });
  };
  for (let i = 0, j = 0; i < a.length || j < b.length; ) {
    while (i < a.length && !isKept.before(i)) add(a[i++] as string, 'went');
    while (j < b.length && !isKept.after(j)) add(b[j++] as string, 'came');
    if (i < a.length) add(a[i] as string, null);
    i += 1;
    j += 1;
  }
  return withoutFlicker(found);
}

/** Between two changes a lone space would make the marks flicker word by word: it goes and comes with them. */
function withoutFlicker(found: readonly Piece[]): Piece[] {
  const whole: Piece[] = [];
  let went = '';
  let came = '';
  const flush = () => {
    if (went) whole.push({ text: went, change: 'went' });
    if (came) whole.push({ text: came, change: 'came' });
    went = '';
    came = '';
  };
  found.forEach(({ text, change }, index) => {
    const isGap = change === null && /^\s+$/.test(text) && index > 0 && index < found.length - 1;
    if (change === null && !isGap) {
      flush();
      whole.push({ text, change });
    }
    if (change === 'went' || isGap) went += text;
    if (change === 'came' || isGap) came += text;
  });
  flush();
  return whole;
}

/** What went from `before` and what came in `after`, word by word, in one text. */
export function wordDiff(before: string, after: string): Piece[] {
  const [a, b] = [words(before), words(after)];
  const start = sharedStart(a, b);
  const end = sharedStart(a.slice(start).reverse(), b.slice(start).reverse());
  const [keptA, keptB] = keptWords(a.slice(start, a.length - end), b.slice(start, b.length - end));
  const outside = (all: string[], kept: Set<number>) => (index: number) => index < start || index >= all.length - end || kept.has(index - start);
  return inOrder(a, b, { before: outside(a, keptA), after: outside(b, keptB) });
}
