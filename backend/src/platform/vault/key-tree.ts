import { createHash, createHmac } from 'node:crypto';

/*
 * A tree of keys, sixteen to a node: every key is made of the one above it, so that one secret holds any number of leaves. A leaf is destroyed by
 * keeping, in the place of the secret, the keys of all branches that do not lead to it: from those it can never be made again.
 */

const KEY_BYTES = 32;
/** Digits of a leaf's way: 48 bits tell the texts of a member apart. */
const DEPTH = 12;
const DIGITS = '0123456789abcdef';
const BRANCH_BYTES = 1 + DEPTH + KEY_BYTES;

interface Branch {
  readonly way: string;
  readonly key: Buffer;
}

/** A tree of many branches is read once for as long as its bytes are kept: bytes that change are others. */
const known = new WeakMap<Buffer, KeyTree>();

/** The branches that are left, as bytes: a whole tree is its one secret. */
export class KeyTree {
  private constructor(private readonly branches: readonly Branch[]) {}

  static read(bytes: Buffer): KeyTree {
    const read = known.get(bytes) ?? KeyTree.parsed(bytes);
    known.set(bytes, read);
    return read;
  }

  private static parsed(bytes: Buffer): KeyTree {
    if (bytes.length === KEY_BYTES) return new KeyTree([{ way: '', key: bytes }]);
    const count = bytes.length / BRANCH_BYTES;
    return new KeyTree(Array.from({ length: count }, (_, at) => branchIn(bytes.subarray(at * BRANCH_BYTES, (at + 1) * BRANCH_BYTES))));
  }

  bytes(): Buffer {
    const [only] = this.branches;
    if (this.branches.length === 1 && only?.way === '') return only.key;
    return Buffer.concat(this.branches.map(({ way, key }) => Buffer.concat([Buffer.from([way.length]), Buffer.from(way.padEnd(DEPTH, '-')), key])));
  }

  /** The key of a leaf; null once it was destroyed. */
  keyOf(leaf: string): Buffer | null {
    const way = wayTo(leaf);
    const branch = this.above(way);
    return branch ? along(branch, way) : null;
  }

  /** The tree in which a leaf has no key any more; itself when it has none already. */
  without(leaf: string): KeyTree {
    const way = wayTo(leaf);
    const cut = this.above(way);
    if (!cut) return this;
    const beside = Array.from({ length: DEPTH - cut.way.length }, (_, at) => way.slice(0, cut.way.length + at)).flatMap((stem) =>
      [...DIGITS].map((digit) => stem + digit).filter((other) => !way.startsWith(other)),
    );
    return new KeyTree([...this.branches.filter((branch) => branch !== cut), ...beside.map((other) => ({ way: other, key: along(cut, other) }))]);
  }

  /** What both have left of the same tree; null when they are two trees. */
  common(other: KeyTree): KeyTree | null {
    const left: Branch[] = [];
    for (const [mine, theirs] of [
      [this, other],
      [other, this],
    ] as const) {
      for (const branch of mine.branches) {
        const above = theirs.above(branch.way);
        if (!above || left.some(({ way }) => way === branch.way)) continue;
        if (!along(above, branch.way).equals(branch.key)) return null;
        left.push(branch);
      }
    }
    return new KeyTree(left);
  }

  private above(way: string): Branch | undefined {
    return this.branches.find((branch) => way.startsWith(branch.way));
  }
}

const wayTo = (leaf: string): string => createHash('sha256').update(leaf).digest('hex').slice(0, DEPTH);

const along = (branch: Branch, way: string): Buffer =>
  [...way.slice(branch.way.length)].reduce((key, digit) => createHmac('sha256', key).update(digit).digest(), branch.key);

const branchIn = (bytes: Buffer): Branch => ({
  way: bytes.subarray(1, 1 + bytes.readUInt8(0)).toString(),
  key: Buffer.from(bytes.subarray(1 + DEPTH)),
});
