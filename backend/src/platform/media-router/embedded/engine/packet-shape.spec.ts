import { describe, expect, it } from '@jest/globals';
import { isShaped } from './packet-shape.js';

const TAG = 10;
const packet = (length: number, first: number, words = 0, wordsAt = 14): Buffer => {
  const data = Buffer.alloc(length);
  data[0] = first;
  if (length >= wordsAt + 2) data.writeUInt16BE(words, wordsAt);
  return data;
};

describe('The shape of a packet', () => {
  it('is right for sound with and without an extension', () => {
    expect([isShaped(packet(100, 0x80), TAG), isShaped(packet(100, 0x90, 1), TAG), isShaped(packet(100, 0x91, 1, 18), TAG)]).toEqual([true, true, true]);
  });

  it('is wrong when the extension is longer than the packet', () => {
    expect([isShaped(packet(40, 0x90, 8_000), TAG), isShaped(packet(40, 0x90, 4), TAG), isShaped(packet(40, 0x90, 3), TAG)]).toEqual([false, false, true]);
  });

  it('is wrong when the sources, the tag or the extension do not fit', () => {
    expect([isShaped(packet(40, 0x8f), TAG), isShaped(packet(21, 0x80), TAG), isShaped(packet(25, 0x90), TAG)]).toEqual([false, false, false]);
  });

  it('is wrong when it is too long, or its extension is', () => {
    expect([isShaped(packet(1_501, 0x80), TAG), isShaped(packet(1_400, 0x90, 65), TAG)]).toEqual([false, false]);
  });
});
