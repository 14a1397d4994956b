export interface Piece {
  text: string;
  changed: boolean;
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

function pieces(all: string[], isKept: (index: number) => boolean): Piece[] {
  const found: Piece[] = [];
  all.forEach((text, index) => {
    const changed = !isKept(index);
    const last = found.at(-1);
    if (last?.changed === changed) last.text += text;
    else found.push({ text, changed });
  });
  return bridgeGaps(found);
}

/** A lone space between two changed words belongs to the change, or the marks would flicker word by word. */
function bridgeGaps(found: Piece[]): Piece[] {
  return found.reduce<Piece[]>((joined, piece, index) => {
    const changed = piece.changed || (/^\s+$/.test(piece.text) && Boolean(found[index - 1]?.changed && found[index + 1]?.changed));
    const last = joined.at(-1);
    if (last?.changed === changed) last.text += piece.text;
    else joined.push({ text: piece.text, changed });
    return joined;
  }, []);
}

/** What went from `before` and what came in `after`, word by word. */
export function wordDiff(before: string, after: string): { before: Piece[]; after: Piece[] } {
  const [a, b] = [words(before), words(after)];
  const start = sharedStart(a, b);
  const end = sharedStart(a.slice(start).reverse(), b.slice(start).reverse());
  const [keptA, keptB] = keptWords(a.slice(start, a.length - end), b.slice(start, b.length - end));
  const side = (all: string[], kept: Set<number>) => pieces(all, (index) => index < start || index >= all.length - end || kept.has(index - start));
  return { before: side(a, keptA), after: side(b, keptB) };
}
