import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { KeyTree } from './key-tree.js';

const DESTROYED = 100;
const TURNS = 20;

/** Processor time of some turns. */
function costOf(read: () => Buffer): number {
  const before = process.cpuUsage();
  for (let turn = 0; turn < TURNS; turn++) KeyTree.read(read()).keyOf(`kept-${turn}`);
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
const leastOf = (read: () => Buffer): number => Math.min(...Array.from({ length: 4 }, () => costOf(read)));

describe('A tree of keys of which much was destroyed', () => {
  const bytes = Array.from({ length: DESTROYED }, (_, at) => `gone-${at}`)
    .reduce((tree, leaf) => tree.without(leaf), KeyTree.read(randomBytes(32)))
    .bytes();
  it('is read once for as long as its bytes are kept', () => {
    expect(leastOf(() => bytes) * 3).toBeLessThan(leastOf(() => Buffer.from(bytes)));
  });
  it('has the same keys, and lacks the same ones, as when it is read anew', () => {
    for (const leaf of ['kept-1', 'gone-1']) expect(KeyTree.read(bytes).keyOf(leaf)).toEqual(KeyTree.read(Buffer.from(bytes)).keyOf(leaf));
    expect(KeyTree.read(bytes).keyOf('gone-1')).toBeNull();
  });
});
