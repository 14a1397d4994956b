import { describe, expect, it } from '@jest/globals';
import { ContinuedStream } from './continued-stream.js';

const at = (stream: ContinuedStream, sequence: number, source = 1) => stream.place({ source, sequence, timestamp: sequence * 960 }, sequence * 20);

describe('One stream of what is passed on', () => {
  it('shows what was lost, and no packet twice', () => {
    const stream = new ContinuedStream(99);
    expect([at(stream, 10)?.index, at(stream, 13)?.index, at(stream, 12)?.index, at(stream, 12)]).toEqual([100, 103, 102, null]);
  });

  it('goes on without a gap after a pause, and from somebody else', () => {
    const stream = new ContinuedStream(99);
    at(stream, 10);
    stream.pause();
    expect(at(stream, 500)).toMatchObject({ index: 101, begins: true });
    expect(at(stream, 9_000, 2)).toMatchObject({ index: 102, begins: true });
  });

  it('goes on after any jump, however many numbers it is', () => {
    for (const jump of [1_001, 32_700, 32_800, 64_000]) {
      const stream = new ContinuedStream(99);
      at(stream, 10);
      expect(at(stream, (10 + jump) % 65_536)).toMatchObject({ index: 101, begins: true });
      expect(at(stream, (11 + jump) % 65_536)).toMatchObject({ index: 102, begins: false });
    }
  });
});
