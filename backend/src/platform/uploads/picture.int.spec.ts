import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { type PictureRule, redrawn } from './picture.js';
import { bomb, photograph, SECRET_OF_CAMERA, screenshot } from './pictures.fixture.js';

const RULE: PictureRule = { field: 'picture', longestSide: 200, notPicture: 'Görsel değil', tooManyPixels: 'Çok büyük' };
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>');

describe('A picture that is drawn anew', () => {
  it('is WebP, whatever it was', async () => {
    const plain = sharp({ create: { width: 20, height: 10, channels: 4, background: '#fff' } });
    for (const bytes of await Promise.all(
      [plain.clone().png(), plain.clone().jpeg(), plain.clone().webp(), plain.clone().gif(), plain.clone().avif()].map((made) => made.toBuffer()),
    )) {
      const { bytes: drawn, type } = await redrawn(bytes, RULE);
      expect([type, await sharp(drawn).metadata()]).toEqual(['image/webp', expect.objectContaining({ format: 'webp', width: 20, height: 10 })]);
    }
  });
  it('stands upright and says nothing of the camera', async () => {
    const taken = await photograph(60, 40);
    expect(taken.includes(SECRET_OF_CAMERA)).toBe(true);
    const { bytes } = await redrawn(taken, RULE);
    const { width, height, exif, xmp, iptc, icc } = await sharp(bytes).metadata();
    expect([width, height, exif, xmp, iptc, icc]).toEqual([40, 60, undefined, undefined, undefined, undefined]);
    expect(bytes.includes(SECRET_OF_CAMERA)).toBe(false);
  });
  it('has lost what was hidden behind it', async () => {
    const { bytes } = await redrawn(Buffer.concat([await screenshot(), Buffer.from('PK\x03\x04gizli')]), RULE);
    expect(bytes.includes('gizli')).toBe(false);
  });
  it('is made smaller when it is too large, and never larger', async () => {
    expect(await sharp((await redrawn(await screenshot(640, 360), RULE)).bytes).metadata()).toMatchObject({ width: 200, height: 113 });
    expect(await sharp((await redrawn(await screenshot(64, 36), RULE)).bytes).metadata()).toMatchObject({ width: 64, height: 36 });
  });
});

describe('What is no picture', () => {
  const refused: [string, () => Buffer | Promise<Buffer>][] = [
    ['nothing at all', () => Buffer.alloc(0)],
    ['text', () => Buffer.from('GIF değil')],
    ['a drawing that may hold a script', () => SVG],
    ['a page', () => Buffer.from('<!doctype html><img src=x onerror=alert(1)>')],
    ['a document', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF')],
    ['a program', () => Buffer.from('MZ\x90\x00\x03', 'latin1')],
    ['the head of a picture', async () => (await screenshot()).subarray(0, 60)],
    ['a picture that breaks off', async () => (await photograph(400, 300)).subarray(0, 900)],
    [
      'a picture of a kind that nobody sends',
      () =>
        sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
          .tiff()
          .toBuffer(),
    ],
  ];
  it.each(refused)('is refused: %s', async (_, make) => {
    await expect(redrawn(await make(), RULE)).rejects.toMatchObject({ message: RULE.notPicture, kind: 'invalid', fields: { picture: RULE.notPicture } });
  });
});

describe('A picture of too many pixels', () => {
  it('is refused before it is unpacked', async () => {
    const packed = bomb();
    expect(packed.length).toBeLessThan(100_000);
    const before = process.memoryUsage.rss();
    await expect(redrawn(packed, RULE)).rejects.toMatchObject({ message: RULE.tooManyPixels, kind: 'invalid' });
    expect(process.memoryUsage.rss() - before).toBeLessThan(100_000_000);
  });
});
