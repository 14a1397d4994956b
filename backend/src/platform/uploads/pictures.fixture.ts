import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export const SECRET_OF_CAMERA = 'Kadikoy-Ev-41.0082';

/** A photograph as a telephone makes it: with words of the camera in it, and lying on its side. */
export const photograph = (width = 60, height = 40): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0b7a75' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: SECRET_OF_CAMERA } })
    .jpeg()
    .toBuffer();

export const screenshot = (width = 640, height = 360): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#f4f1ea' } })
    .png()
    .toBuffer();

/** A few kilobytes that want to become a picture of 400 megapixels. */
export function bomb(side = 20_000): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0, 0, 0, 0], 8); // One bit a pixel, grey.
  const lines = Buffer.alloc(side * (1 + Math.ceil(side / 8)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(lines)), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
