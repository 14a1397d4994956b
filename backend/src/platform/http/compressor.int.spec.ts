import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { Compressor, codingFor } from './compressor.js';

describe('A coding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['GZIP', 'gzip'],
    ['identity', null],
    ['gzip;q=0', null],
    ['brotli, xgzip', null],
    ['', null],
    [null, null],
  ])('for %j is %j', (accepted, coding) => expect(codingFor(accepted)).toBe(coding));
});

describe('A compressed text', () => {
  const compressor = new Compressor();

  it('says the same in both codings', async () => {
    const text = 'Türkçe konuşan geliştiricilerin meydanı. '.repeat(50);
    expect(brotliDecompressSync(await compressor.compress('a', text, 'br')).toString()).toBe(text);
    expect(gunzipSync(await compressor.compress('a', text, 'gzip')).toString()).toBe(text);
  });

  it('is made once', async () => {
    const first = await compressor.compress('b', 'metin', 'gzip');
    expect(await compressor.compress('b', 'metin', 'gzip')).toBe(first);
    expect(await compressor.compress('c', 'metin', 'gzip')).not.toBe(first);
  });
});
