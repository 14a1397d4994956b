import { describe, expect, it } from '@jest/globals';
import { ReceivedStream } from './received-stream.js';

const begun = (sequence: number) => {
  const stream = new ReceivedStream();
  stream.take(1, stream.indexOf(1, sequence) ?? -1);
  return stream;
};

describe('The stream that a link takes', () => {
  it('has one source: that of the first genuine packet', () => {
    const stream = new ReceivedStream();
    expect([stream.indexOf(7, 5), stream.indexOf(8, 6)]).toEqual([5, 6]);
    expect(stream.take(7, 5)).toBe(true);
    expect([stream.indexOf(8, 6), stream.indexOf(7, 6)]).toEqual([null, 6]);
  });

  it('takes no packet twice and none that is too late', () => {
    const stream = begun(1_000);
    expect(stream.indexOf(1, 1_000)).toBeNull();
    expect([stream.indexOf(1, 937), stream.indexOf(1, 936)]).toEqual([937, null]);
    expect(stream.take(1, 937)).toBe(false);
    expect(stream.indexOf(1, 937)).toBeNull();
  });

  it('counts on where numbers begin anew, also after many were lost', () => {
    expect([begun(65_535).indexOf(1, 0), begun(65_000).indexOf(1, 300), begun(0).indexOf(1, 65_535)]).toEqual([65_536, 65_836, null]);
  });
});
