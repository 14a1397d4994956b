import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Unavailable } from '../../kernel/unavailable.js';
import { scratchFolder } from '../scratch.fixture.js';
import { DiskFiles } from './disk-files.js';
import { describeFiles } from './files.contract.js';

describeFiles('Files in a folder', (path) => new DiskFiles(path));

const PICTURE = { bytes: Buffer.from('picture'), type: 'image/png' };

describe('The folder of files', () => {
  const path = scratchFolder();
  const mode = (name: string) => statSync(path(name)).mode & 0o777;

  it('is for its owner alone', async () => {
    await new DiskFiles(path('files')).put('a/one', PICTURE);
    expect([mode('files'), mode('files/a'), mode('files/a/one')]).toEqual([0o700, 0o700, 0o600]);
  });
  it('gives back after a restart what was put before it', async () => {
    await new DiskFiles(path('files')).put('a/one', PICTURE);
    expect(await new DiskFiles(path('files')).get('a/one')).toEqual(PICTURE);
  });
  it('holds each file so that it opens as what it is', async () => {
    await new DiskFiles(path('files')).put('a/one', PICTURE);
    expect(readFileSync(path('files/a/one'), 'latin1')).toMatch(/^picture\nmeydan-type: image\/png +$/);
  });
  it('has no drafts of files that were put, and shows none that are being written', async () => {
    const files = new DiskFiles(path('files'));
    await files.put('a/one', PICTURE);
    expect(readdirSync(path('files/.drafts'))).toEqual([]);
    writeFileSync(path('files/.drafts/half'), 'half');
    expect((await files.list('', { limit: 10 })).map(({ key }) => key)).toEqual(['a/one']);
  });
  it('loses at the start the drafts that a crash left, and no others', () => {
    mkdirSync(path('files/.drafts'), { recursive: true });
    for (const name of ['fresh', 'old']) writeFileSync(path(`files/.drafts/${name}`), 'half');
    utimesSync(path('files/.drafts/old'), new Date(), new Date(Date.now() - 2 * 60 * 60_000));
    new DiskFiles(path('files'));
    expect(readdirSync(path('files/.drafts'))).toEqual(['fresh']);
  });
  it('says so when a file has lost its end or gained one', async () => {
    const files = new DiskFiles(path('files'));
    for (const key of ['a/short', 'a/long', 'a/none']) await files.put(key, PICTURE);
    truncateSync(path('files/a/short'), 100);
    appendFileSync(path('files/a/long'), 'x');
    truncateSync(path('files/a/none'), 0);
    for (const key of ['a/short', 'a/long', 'a/none']) await expect(files.get(key)).rejects.toThrow('has lost its end');
  });
  it('refuses a key that is the area of another file, and the other way round', async () => {
    const files = new DiskFiles(path('files'));
    await files.put('a/b/c', PICTURE);
    await expect(files.put('a/b', PICTURE)).rejects.toThrow('area of the other');
    await expect(files.put('a/b/c/d', PICTURE)).rejects.toThrow('area of the other');
    await files.remove('a/b');
    expect([await files.get('a/b/c'), readdirSync(path('files/.drafts'))]).toEqual([PICTURE, []]);
  });
  it('is unavailable when it cannot be written, and works when it can again', async () => {
    const files = new DiskFiles(path('files'));
    rmSync(path('files'), { recursive: true });
    await expect(files.put('a/one', PICTURE)).rejects.toThrow(Unavailable);
    mkdirSync(path('files/.drafts'), { recursive: true });
    await files.put('a/one', PICTURE);
    expect(await files.get('a/one')).toEqual(PICTURE);
  });
});
