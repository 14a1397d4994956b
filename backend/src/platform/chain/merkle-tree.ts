import { hash } from 'node:crypto';

/*
 * A Merkle tree over the links of the chain as RFC 6962 makes one (section 2.1): a leaf is SHA-256(0x00 ‖ link), a node is
 * SHA-256(0x01 ‖ left ‖ right), and the left side of n leaves holds the greatest power of two below n.
 */
const [LEAF, NODE] = ['00', 1];
const HASH_BYTES = 32;

/** The root of a tree without leaves. */
export const EMPTY_ROOT = hash('sha256', '', 'hex');

/** The leaf of a link, which is given in hex. */
export const leafOf = (link: string): Buffer => hash('sha256', Buffer.from(`${LEAF}${link}`, 'hex'), 'buffer');

function nodeOf(left: Buffer, right: Buffer): Buffer {
  const bytes = Buffer.allocUnsafe(1 + 2 * HASH_BYTES);
  bytes[0] = NODE;
  bytes.set(left, 1);
  bytes.set(right, 1 + HASH_BYTES);
  return hash('sha256', bytes, 'buffer');
}

/** A tree that grows leaf by leaf and keeps only the roots of its full parts, so that it takes as little for a million leaves as for one. */
export class GrowingTree {
  private readonly peaks: { readonly leaves: number; readonly root: Buffer }[] = [];

  append(leaf: Buffer): void {
    let peak = { leaves: 1, root: leaf };
    for (let last = this.peaks.at(-1); last?.leaves === peak.leaves; last = this.peaks.at(-1)) {
      peak = { leaves: peak.leaves * 2, root: nodeOf(last.root, peak.root) };
      this.peaks.pop();
    }
    this.peaks.push(peak);
  }

  /** Over the leaves so far, in hex. */
  root(): string {
    const [last, ...before] = this.peaks.map(({ root }) => root).reverse();
    return last ? before.reduce((right, left) => nodeOf(left, right), last).toString('hex') : EMPTY_ROOT;
  }
}

/** A part of a tree with the leaves of it that are to be proven. */
interface ProvingPart {
  readonly leaves: number;
  readonly root: Buffer;
  readonly paths: readonly Buffer[][];
}

/** A tree that grows leaf by leaf and gathers the inclusion proofs of those that it was told to prove: it keeps as little of the others as a growing tree. */
export class ProvingTree {
  private readonly parts: ProvingPart[] = [];

  /** Answers where the proof of the leaf will stand, once the tree is `closed`. */
  prove(leaf: Buffer): readonly Buffer[] {
    const path: Buffer[] = [];
    this.grow({ leaves: 1, root: leaf, paths: [path] });
    return path;
  }

  append(leaf: Buffer): void {
    this.grow({ leaves: 1, root: leaf, paths: [] });
  }

  /** Joins what is left up to the root, which is answered in hex. Nothing may be appended to it any more. */
  close(): string {
    const [last, ...before] = this.parts.toReversed();
    return last ? before.reduce((right, left) => joined(left, right), last).root.toString('hex') : EMPTY_ROOT;
  }

  private grow(leaf: ProvingPart): void {
    let part = leaf;
    for (let last = this.parts.at(-1); last?.leaves === part.leaves; last = this.parts.at(-1)) {
      part = joined(last, part);
      this.parts.pop();
    }
    this.parts.push(part);
  }
}

function joined(left: ProvingPart, right: ProvingPart): ProvingPart {
  for (const path of left.paths) path.push(right.root);
  for (const path of right.paths) path.push(left.root);
  const paths = left.paths.length === 0 ? right.paths : right.paths.length === 0 ? left.paths : [...left.paths, ...right.paths];
  return { leaves: left.leaves + right.leaves, root: nodeOf(left.root, right.root), paths };
}

/** The hashes from a leaf up to the root that show that the leaf is at this index, counted from 0. */
export function inclusionProof(leaves: readonly Buffer[], index: number): Buffer[] {
  if (leaves.length <= 1) return [];
  const split = splitOf(leaves.length);
  const [left, right] = [leaves.slice(0, split), leaves.slice(split)];
  return index < split ? [...inclusionProof(left, index), rootOf(right)] : [...inclusionProof(right, index - split), rootOf(left)];
}

/** Whether a proof shows that a leaf is at an index of the tree with so many leaves and this root (in hex). */
export function isIncluded(leaf: Buffer, index: number, size: number, proof: readonly Buffer[], root: string): boolean {
  if (index >= size) return false;
  let [at, last, hash] = [index, size - 1, leaf];
  for (const part of proof) {
    if (last === 0) return false;
    if (at % 2 === 1 || at === last) {
      hash = nodeOf(part, hash);
      while (at % 2 === 0 && at !== 0) [at, last] = [half(at), half(last)];
    } else hash = nodeOf(hash, part);
    [at, last] = [half(at), half(last)];
  }
  return last === 0 && hash.toString('hex') === root;
}

/** The hashes that show that the tree over the first `size` leaves is the beginning of the tree over all of them. */
export function consistencyProof(leaves: readonly Buffer[], size: number): Buffer[] {
  return size === 0 || size === leaves.length ? [] : beginningProof(leaves, size, true);
}

function beginningProof(leaves: readonly Buffer[], size: number, isWhole: boolean): Buffer[] {
  if (size === leaves.length) return isWhole ? [] : [rootOf(leaves)];
  const split = splitOf(leaves.length);
  const [left, right] = [leaves.slice(0, split), leaves.slice(split)];
  return size <= split ? [...beginningProof(left, size, isWhole), rootOf(right)] : [...beginningProof(right, size - split, false), rootOf(left)];
}

/** Leaves from an index up to another, which is not among them. */
type Span = readonly [from: number, to: number];

/** Gathers, leaf by leaf, the proof that the tree over the first `size` leaves is the beginning of the tree over so many. */
export class GrowingConsistency {
  private readonly spans: readonly { readonly span: Span; readonly tree: GrowingTree }[];
  private index = 0;

  constructor(size: number, leaves: number) {
    const spans = size === 0 || size === leaves ? [] : beginningSpans([0, leaves], size, true);
    this.spans = spans.map((span) => ({ span, tree: new GrowingTree() }));
  }

  append(leaf: Buffer): void {
    for (const { span, tree } of this.spans) if (this.index >= span[0] && this.index < span[1]) tree.append(leaf);
    this.index += 1;
  }

  /** In hex. */
  proof(): readonly string[] {
    return this.spans.map(({ tree }) => tree.root());
  }
}

function beginningSpans([from, to]: Span, size: number, isWhole: boolean): readonly Span[] {
  if (size === to - from) return isWhole ? [] : [[from, to]];
  const middle = from + splitOf(to - from);
  return size <= middle - from
    ? [...beginningSpans([from, middle], size, isWhole), [middle, to]]
    : [...beginningSpans([middle, to], size - (middle - from), false), [from, middle]];
}

/** A tree by its size and its root in hex. */
export interface TreeHead {
  readonly size: number;
  readonly root: string;
}

/** Whether a proof shows that one tree is the beginning of another. */
export function isConsistent(first: TreeHead, second: TreeHead, proof: readonly Buffer[]): boolean {
  if (first.size > second.size) return false;
  if (first.size === 0) return proof.length === 0 && first.root === EMPTY_ROOT;
  if (first.size === second.size) return proof.length === 0 && first.root === second.root;
  let [at, last] = [first.size - 1, second.size - 1];
  while (at % 2 === 1) [at, last] = [half(at), half(last)];
  const parts = at === 0 ? [Buffer.from(first.root, 'hex'), ...proof] : [...proof];
  const start = parts.shift();
  if (!start) return false;
  let [former, later] = [start, start];
  for (const part of parts) {
    if (last === 0) return false;
    if (at % 2 === 1 || at === last) {
      [former, later] = [nodeOf(part, former), nodeOf(part, later)];
      while (at % 2 === 0 && at !== 0) [at, last] = [half(at), half(last)];
    } else later = nodeOf(later, part);
    [at, last] = [half(at), half(last)];
  }
  return last === 0 && former.toString('hex') === first.root && later.toString('hex') === second.root;
}

function rootOf(leaves: readonly Buffer[]): Buffer {
  const tree = new GrowingTree();
  for (const leaf of leaves) tree.append(leaf);
  return Buffer.from(tree.root(), 'hex');
}

/** The greatest power of two below a number of leaves. */
const splitOf = (leaves: number): number => 2 ** (Math.ceil(Math.log2(leaves)) - 1);
const half = (number: number): number => Math.floor(number / 2);
