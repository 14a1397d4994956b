import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

/** So many bytes of what comes in, and of what that becomes, are read. */
export async function bodyOf(answer: IncomingMessage, most: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  // Leaving the loop ends the reading, and with it the connection.
  for await (const part of opened(answer, most)) {
    parts.push((part as Buffer).subarray(0, most - size));
    size += (part as Buffer).length;
    if (size >= most) break;
  }
  return Buffer.concat(parts);
}

function opened(answer: IncomingMessage, most: number): Readable {
  const decoder = decoderFor(answer.headers['content-encoding']?.trim().toLowerCase());
  if (!decoder) return answer;
  let packed = 0;
  // What unpacks to nothing would be read for ever.
  answer.on('data', (part: Buffer) => {
    packed += part.length;
    if (packed > most) answer.destroy(new Error('the answer is too long'));
  });
  // The reader hears of what breaks by the decoder.
  return pipeline(answer, decoder, () => undefined);
}

/** Null where nothing is packed; throws for what we have not asked for. */
function decoderFor(encoding: string | undefined) {
  if (encoding === undefined || encoding === '' || encoding === 'identity') return null;
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip();
  if (encoding === 'deflate') return createInflate();
  if (encoding === 'br') return createBrotliDecompress();
  throw new Error('the answer is packed in an unknown way');
}
