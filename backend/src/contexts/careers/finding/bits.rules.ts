/** A set of small whole numbers, 32 in each word. */
export type Bits = Int32Array;

export const bitsFor = (count: number): Bits => new Int32Array((count + 31) >>> 5);
export const hasBit = (bits: Bits, at: number): boolean => (((bits[at >>> 5] ?? 0) >>> (at & 31)) & 1) === 1;

export function setBit(bits: Bits, at: number, isSet: boolean): void {
  const word = bits[at >>> 5] ?? 0;
  bits[at >>> 5] = isSet ? word | (1 << (at & 31)) : word & ~(1 << (at & 31));
}

/** Those that are in all of the sets, of which there is at least one. */
export function inAll([first = new Int32Array(0), ...others]: readonly Bits[]): Bits {
  const all = first.slice();
  for (const bits of others) for (let word = 0; word < all.length; word++) all[word] = (all[word] ?? 0) & (bits[word] ?? 0);
  return all;
}

/** Those of one set that are not in the other. */
export function butNot(one: Bits, other: Bits): Bits {
  const left = one.slice();
  for (let word = 0; word < left.length; word++) left[word] = (left[word] ?? 0) & ~(other[word] ?? 0);
  return left;
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

/** In ascending order. */
export function placesIn(bits: Bits): Int32Array {
  const places = new Int32Array(countBits(bits));
  let found = 0;
  for (let word = 0; word < bits.length; word++) {
    for (let left = bits[word] ?? 0; left !== 0; left &= left - 1) places[found++] = (word << 5) + 31 - Math.clz32(left & -left);
  }
  return places;
}

function ones(word: number): number {
  let left = word - ((word >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
