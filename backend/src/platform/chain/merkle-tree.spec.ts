import { describe, expect, it } from '@jest/globals';
import { consistencyProof, EMPTY_ROOT, GrowingConsistency, GrowingTree, inclusionProof, isConsistent, isIncluded, leafOf, ProvingTree } from './merkle-tree.js';

const MOST = 33;
const leaves = Array.from({ length: MOST }, (_, index) => leafOf(index.toString(16).padStart(64, '0')));
const headOf = (size: number) => {
  const tree = new GrowingTree();
  for (const leaf of leaves.slice(0, size)) tree.append(leaf);
  return { size, root: tree.root() };
};
const heads = Array.from({ length: MOST + 1 }, (_, size) => headOf(size));
const pairs = heads.flatMap((first) => heads.filter(({ size }) => size >= first.size).map((second) => [first, second] as const));
const at = <T>(all: readonly T[], index: number) => all[index] as T;

describe('A Merkle tree', () => {
  it('has the roots of RFC 6962', () => {
    // The leaves and roots that the reference implementation of certificate transparency is tested with.
    const inputs = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
    const roots = [
      '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
      'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
      'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
      '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
      '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
      'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
      '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
    ];
    const tree = new GrowingTree();
    expect(
      inputs.map((input) => {
        tree.append(leafOf(input));
        return tree.root();
      }),
    ).toEqual(roots);
  });
  it('without leaves has the hash of nothing', () => expect(new GrowingTree().root()).toBe(EMPTY_ROOT));
  it('shows of each leaf that it is there, in trees of every size', () => {
    for (const { size, root } of heads.slice(1))
      for (let index = 0; index < size; index++) {
        const proof = inclusionProof(leaves.slice(0, size), index);
        expect([size, index, isIncluded(at(leaves, index), index, size, proof, root)]).toEqual([size, index, true]);
      }
  });
  it('shows of no leaf that it is elsewhere, and of no other that it is there', () => {
    for (const { size, root } of heads.slice(2))
      for (let index = 0; index < size; index++) {
        const proof = inclusionProof(leaves.slice(0, size), index);
        const claims = [
          isIncluded(at(leaves, index), (index + 1) % size, size, proof, root),
          isIncluded(at(leaves, (index + 1) % size), index, size, proof, root),
          isIncluded(at(leaves, index), index, size, proof.slice(1), root),
          isIncluded(at(leaves, index), index, size, [...proof, at(leaves, 0)], root),
          isIncluded(at(leaves, index), size, size, proof, root),
        ];
        expect([size, index, ...claims]).toEqual([size, index, ...claims.map(() => false)]);
      }
  });
  it('is the beginning of every greater one', () => {
    for (const [first, second] of pairs)
      expect([first.size, second.size, isConsistent(first, second, consistencyProof(leaves.slice(0, second.size), first.size))]).toEqual([
        first.size,
        second.size,
        true,
      ]);
  });
  it('is not the beginning of a tree in which an early leaf is another', () => {
    const changed = leaves.map((leaf, index) => (index === 0 ? at(leaves, 1) : leaf));
    const tree = new GrowingTree();
    for (const leaf of changed) tree.append(leaf);
    const other = { size: MOST, root: tree.root() };
    for (const first of heads.slice(1)) expect([first.size, isConsistent(first, other, consistencyProof(changed, first.size))]).toEqual([first.size, false]);
    expect(isConsistent(other, { ...other, size: 3 }, [])).toBe(false);
  });
});

describe('Proofs that are gathered while a tree grows', () => {
  it('of leaves are those that are made of all leaves', () => {
    for (const { size, root } of heads) {
      const tree = new ProvingTree();
      // Every other leaf, and every leaf of some sizes.
      const proven = leaves.slice(0, size).flatMap((leaf, index) => {
        if (size % 3 !== 0 && index % 2 === 0) return tree.append(leaf) ?? [];
        return [{ index, path: tree.prove(leaf) }];
      });
      expect(tree.close()).toBe(root);
      for (const { index, path } of proven) expect(path).toEqual(inclusionProof(leaves.slice(0, size), index));
    }
  });
  it('of beginnings are those that are made of all leaves', () => {
    for (const [first, second] of pairs) {
      const growing = new GrowingConsistency(first.size, second.size);
      for (const leaf of leaves.slice(0, second.size)) growing.append(leaf);
      const whole = consistencyProof(leaves.slice(0, second.size), first.size).map((hash) => hash.toString('hex'));
      expect(growing.proof()).toEqual(whole);
    }
  });
});
