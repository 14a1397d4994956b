import { describe, expect, it } from '@jest/globals';
import { withoutNotes } from './png-notes.js';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const chunk = (type: string, data: string): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type), Buffer.from(data), Buffer.alloc(4, 7)]);
};
const png = (...chunks: Buffer[]): Buffer => Buffer.concat([SIGNATURE, ...chunks]);
const [HEAD, PIXELS, END] = [chunk('IHDR', 'bas'), chunk('IDAT', 'noktalar'), chunk('IEND', '')];

describe('A picture', () => {
  it('loses the texts beside its pixels', () => {
    const notes = ['tEXt', 'zTXt', 'iTXt'].map((type) => chunk(type, 'gizli'));
    expect(withoutNotes(png(HEAD, ...notes, PIXELS, END))).toEqual(png(HEAD, PIXELS, END));
  });
  it.each([
    ['without texts', png(HEAD, PIXELS, END)],
    ['that breaks off', png(HEAD, PIXELS).subarray(0, -3)],
    ['whose chunk is longer than it', Buffer.concat([png(HEAD), Buffer.from('ffffffff', 'hex'), Buffer.from('IDATx')])],
    ['of another kind', Buffer.from('GIF89a tEXt')],
    ['of nothing', Buffer.alloc(0)],
  ])('stays as it is %s', (_, bytes) => expect(withoutNotes(bytes)).toEqual(bytes));
});
