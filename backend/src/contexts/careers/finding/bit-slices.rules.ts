import { type Bits, bitsFor } from './bits.rules.js';

/**
 * A whole number for each place, bit by bit: whose number is at least so much is told of 32 places at once, in as many steps as a number has bits.
 * To look at each number costs ten times as much, as a processor cannot guess how each comparison ends.
 */
export class BitSlices {
  private readonly width: number;
  /** Of 32 places each: their highest bits, the next ones, and so on. */
  private words = new Int32Array(0);

  /** Numbers from 0 to `largest`, which has at most 31 bits; what is above it counts as `largest`. */
  constructor(private readonly largest: number) {
    this.width = 32 - Math.clz32(largest);
  }

  /** Makes room for so many places, which are a multiple of 32. */
  growTo(capacity: number): void {
    const words = new Int32Array((capacity >>> 5) * this.width);
    words.set(this.words);
    this.words = words;
  }

  put(place: number, value: number): void {
    const bounded = Math.min(value, this.largest);
    const first = (place >>> 5) * this.width;
    const bit = 1 << (place & 31);
    for (let slice = 0; slice < this.width; slice++) {
      const word = this.words[first + slice] ?? 0;
      this.words[first + slice] = (bounded >>> (this.width - 1 - slice)) & 1 ? word | bit : word & ~bit;
    }
  }

  /** The places whose number is at least so much; of places that never had one it says nothing. */
  atLeast(value: number): Bits {
    const { width, words } = this;
    const bits = bitsFor((words.length / width) << 5);
    if (value > this.largest) return bits;
    const wanted = Int32Array.from({ length: width }, (_, slice) => -((Math.max(value, 0) >>> (width - 1 - slice)) & 1));
    for (let word = 0; word < bits.length; word++) {
      let above = 0;
      let same = -1;
      for (let slice = 0; slice < width; slice++) {
        const has = words[word * width + slice] ?? 0;
        const wants = wanted[slice] ?? 0;
        above |= same & has & ~wants;
        same &= ~(has ^ wants);
      }
      bits[word] = above | same;
    }
    return bits;
  }
}
