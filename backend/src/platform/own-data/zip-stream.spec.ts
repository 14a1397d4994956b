import { describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { type ZippedFile, zipStream } from './zip-stream.js';

const AT = new Date(Date.UTC(2026, 10, 27));

describe('A ZIP that is packed while it is read', () => {
  it('holds each file word for word', async () => {
    const files = { 'a/bir.md': 'Işık 🌍\n'.repeat(20_000), 'a/boş.md': '', 'üç.md': 'x' };
    async function* all(): AsyncGenerator<ZippedFile> {
      for (const [name, text] of Object.entries(files)) yield { name, text };
    }
    const parts: Uint8Array[] = [];
    for await (const part of zipStream(all(), AT)) parts.push(part);
    const found = unzipSync(Buffer.concat(parts));
    expect(Object.fromEntries(Object.entries(found).map(([name, bytes]) => [name, strFromU8(bytes)]))).toEqual(files);
    expect(Buffer.concat(parts).length).toBeLessThan(2_000);
  });
  it('asks for the next file only when the one before has been taken', async () => {
    let asked = 0;
    async function* endless(): AsyncGenerator<ZippedFile> {
      for (;;) yield { name: `${++asked}.md`, text: 'Söz' };
    }
    const zip = zipStream(endless(), AT);
    await zip.next();
    expect(asked).toBe(1);
    await zip.return(undefined);
  });
  it('breaks off where a file cannot be read', async () => {
    async function* broken(): AsyncGenerator<ZippedFile> {
      yield { name: 'bir.md', text: 'Söz' };
      throw new Error('away');
    }
    const read = async () => {
      for await (const _ of zipStream(broken(), AT));
    };
    await expect(read()).rejects.toThrow('away');
  });
});
