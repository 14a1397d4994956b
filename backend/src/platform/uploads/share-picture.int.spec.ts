import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { screenshot } from './pictures.fixture.js';
import { SHARE_SIZE, sharePicture } from './share-picture.js';

const WORDS = { title: 'İstanbul’da ışık: ağaç, şöför, IŞIL', by: 'Gökçe Ünal', site: 'Meydan', cover: async () => null };
const digest = async (bytes: Buffer) => (await sharp(bytes).raw().toBuffer()).toString('base64');

describe('The picture beside a shared link', () => {
  it('is a JPEG of the size that networks show, with a cover or without', async () => {
    for (const cover of [null, await screenshot(640, 360), Buffer.from('no picture')])
      expect(await sharp(await sharePicture({ ...WORDS, cover: async () => cover })).metadata()).toMatchObject({ format: 'jpeg', ...SHARE_SIZE });
  });
  it('tells the letters of the alphabet apart', async () => {
    const of = async (title: string) => digest(await sharePicture({ ...WORDS, title }));
    for (const [one, other] of [
      ['I', 'İ'],
      ['ı', 'i'],
      ['ş', 's'],
      ['ğ', 'g'],
    ] as const)
      expect(await of(one)).not.toBe(await of(other));
  });
  it('reads no cover for those that are refused, however many are asked for at once', async () => {
    let read = 0;
    const cover = async () => {
      read += 1;
      return null;
    };
    const asked = Array.from({ length: 100 }, (_, index) => sharePicture({ ...WORDS, title: String(index), cover }));
    const answers = await Promise.allSettled(asked);
    expect([read, answers.filter(({ status }) => status === 'rejected').length]).toEqual([21, 79]);
  });
  it('holds the longest title, and what is written to break it', async () => {
    for (const title of ['Ğ'.repeat(150), 'W '.repeat(75), '<span size="999999">a</span> & <b>', '\u0000\uD800', '<'.repeat(150), '👩‍💻'.repeat(30), ''])
      expect((await sharePicture({ ...WORDS, title, by: title })).length).toBeGreaterThan(5_000);
  });
});
