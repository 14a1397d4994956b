/** A set of small whole numbers, 32 in each word. */
export type Bits = Uint32Array;

export const bitsFor = (count: number): Bits => new Uint32Array((count + 31) >>> 5);
export const hasBit = (bits: Bits, at: number): boolean => (((bits[at >>> 5] ?? 0) >>> (at & 31)) & 1) === 1;

export function setBit(bits: Bits, at: number, isSet: boolean): void {
  const word = bits[at >>> 5] ?? 0;
  bits[at >>> 5] = isSet ? word | (1 << (at & 31)) : word & ~(1 << (at & 31));
}

/** Those that are in all of the sets, of which there is at least one. */
export function inAll([first = new Uint32Array(0), ...others]: readonly Bits[]): Bits {
  const all = first.slice();
  for (const bits of others) for (let word = 0; word < all.length; word++) all[word] = (all[word] ?? 0) & (bits[word] ?? 0);
  return all;
}

export function inEither(one: Bits, other: Bits): Bits {
  const both = one.slice();
  for (let word = 0; word < both.length; word++) both[word] = (both[word] ?? 0) | (other[word] ?? 0);
  return both;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (const word of bits) count += ones(word);
  return count;
}

export function countShared(one: Bits, other: Bits): number {
  let count = 0;
  for (let word = 0; word < one.length; word++) count += ones((one[word] ?? 0) & (other[word] ?? 0));
  return count;
}

export function* eachBit(bits: Bits): Iterable<number> {
  for (let word = 0; word < bits.length; word++) {
    for (let left = bits[word] ?? 0; left !== 0; left &= left - 1) yield (word << 5) + 31 - Math.clz32(left & -left);
  }
}

function ones(word: number): number {
  let left = word - ((word >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
