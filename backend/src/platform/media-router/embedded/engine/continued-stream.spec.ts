import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ContinuedStream } from './continued-stream.js';

const packet = (sequence: number, timestamp = sequence * 960, source = 1) => ({ source, sequence, timestamp: timestamp % 2 ** 32 });
const indexOf = (stream: ContinuedStream, ...given: Parameters<typeof packet>) => stream.place(packet(...given), 0)?.index ?? null;

describe('A stream that goes on', () => {
  it('keeps what the network has lost, late or in another order, and sends nothing twice', () => {
    const stream = new ContinuedStream(99);
    expect([7, 8, 11, 9, 9, 12, 6].map((sequence) => indexOf(stream, sequence))).toEqual([100, 101, 104, 102, null, 105, null]);
  });
  it('has no gap where something was left out, and says that sound begins anew', () => {
    const stream = new ContinuedStream(99);
    expect(stream.place(packet(7), 0)).toEqual({ index: 100, timestamp: 6_720, begins: true });
    expect(stream.place(packet(8), 20)).toEqual({ index: 101, timestamp: 7_680, begins: false });
    stream.pause();
    expect(stream.place(packet(58), 1_020)).toEqual({ index: 102, timestamp: 55_680, begins: true });
    expect(indexOf(stream, 57)).toBeNull();
  });
  it('counts on when the numbers of its source begin anew', () => {
    const stream = new ContinuedStream(65_533);
    expect([65_534, 65_535, 0, 1].map((sequence) => indexOf(stream, sequence))).toEqual([65_534, 65_535, 65_536, 65_537]);
  });
  it('goes on in time when somebody else has its line', () => {
    const stream = new ContinuedStream(99);
    stream.place(packet(7, 48_000), 0);
    expect(stream.place(packet(3, 4_000_000_000, 2), 1_000)).toEqual({ index: 101, timestamp: 96_000, begins: true });
    expect(stream.place(packet(4, 4_000_000_960, 2), 1_020)).toEqual({ index: 102, timestamp: 96_960, begins: false });
  });
  it('never gives a number twice, whatever comes', () => {
    const step = fc.record({ sequence: fc.nat(65_535), source: fc.nat(2), pauses: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        const stream = new ContinuedStream(0);
        const given = steps.flatMap(({ sequence, source, pauses }, at) => {
          if (pauses) stream.pause();
          return stream.place({ source, sequence, timestamp: 0 }, at)?.index ?? [];
        });
        expect(new Set(given).size).toBe(given.length);
        for (const index of given) expect(index).toBeGreaterThan(0);
      }),
    );
  });
});
