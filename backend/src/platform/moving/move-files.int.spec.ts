import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { S3Gateway, s3Engine } from '../../../test/engines/s3.js';
import type { Files } from '../../kernel/files.js';
import { Unavailable } from '../../kernel/unavailable.js';
import { SqliteEventLog } from '../event-log/sqlite-event-log.js';
import { DiskFiles } from '../files/disk-files.js';
import { S3Files } from '../files/s3-files.js';
import { closing, scratchFolder } from '../scratch.fixture.js';
import { exportFiles } from './export-files.js';
import { exportLog } from './export-log.js';
import { entriesOf } from './files-list.js';
import { checkArrival, checkFiles, importFiles, verifyFiles } from './import-files.js';
import { type Manifest, MoveRefused } from './move-folder.js';

type Open = (path: string) => Files | Promise<Files>;

/** More than a page of a store's list. */
const MANY = 520;
const quiet = () => undefined;
const picture = (text: string, type = 'image/webp') => ({ bytes: Buffer.from(text), type });

const inAFolder: Open = (path) => new DiskFiles(path);
describeMovingFiles('from one folder to another', inAFolder, inAFolder);

const engine = s3Engine('Uploaded files that move to and from an S3 bucket');
if (engine) {
  const root = mkdtempSync(join(tmpdir(), 'meydan-s3-'));
  let gateway: S3Gateway;
  beforeAll(async () => {
    gateway = await S3Gateway.start(engine, root);
  });
  afterAll(async () => {
    await gateway.stop();
    rmSync(root, { recursive: true, force: true });
  });
  const inABucket: Open = () => S3Files.open(gateway.newBucket());
  describeMovingFiles('from a folder to a bucket', inAFolder, inABucket);
  describeMovingFiles('from a bucket to a folder', inABucket, inAFolder);
  describeMovingFiles('from one bucket to another', inABucket, inABucket);
}

function describeMovingFiles(name: string, openSource: Open, openTarget: Open): void {
  describe(`Uploaded files that move ${name}`, () => {
    const path = scratchFolder();
    const close = closing();
    let source: Files;
    let target: Files;
    const exportAll = async (from = source) => {
      await exportLog(close(new SqliteEventLog(path('log'))), path('move'), quiet);
      return exportFiles(from, path('move'), quiet);
    };
    const arrive = async (there = target) => {
      await checkFiles(path('move'));
      await checkArrival(path('move'), there);
      await importFiles(path('move'), there, quiet);
    };
    const refusal = async (work: Promise<unknown>) => {
      await expect(work).rejects.toThrow(MoveRefused);
      return work.catch(({ message }: Error) => message);
    };
    const keysIn = async (files: Files) => {
      const keys: string[] = [];
      for await (const { key } of entriesOf(files)) keys.push(key);
      return keys;
    };
    const copy = (key: string) => path(`move/files/${key}`);
    const kept = { 'avatars/elif.webp': picture('Elif'), 'feedback/a.png': picture('Ekran', 'image/png'), 'pending/covers/b': picture('now', 'text/plain') };

    beforeEach(async () => {
      [source, target] = [await openSource(path('source')), await openTarget(path('target'))];
      for (const [key, file] of Object.entries(kept)) await source.put(key, file);
    });

    it('are the same in the new home, with their types', async () => {
      expect(await exportAll()).toBe(3);
      await arrive();
      for (const [key, file] of Object.entries(kept)) expect(await target.get(key)).toEqual(file);
      expect(await verifyFiles(path('move'), target)).toBeUndefined();
    });
    it('may be none', async () => {
      for (const key of Object.keys(kept)) await source.remove(key);
      expect([await exportAll(), await checkFiles(path('move'))]).toEqual([0, 0]);
      await arrive();
      await verifyFiles(path('move'), target);
    });
    it('may be more than one page, and few of them are in memory at once', async () => {
      for (let start = 0; start < MANY; start += 20)
        await Promise.all(Array.from({ length: 20 }, (_, index) => source.put(`many/${String(start + index).padStart(4, '0')}`, picture(`${start + index}`))));
      const watched = watching(source);
      expect(await exportAll(watched.files)).toBe(MANY + 3);
      await arrive();
      await verifyFiles(path('move'), target);
      expect([watched.most(), (await keysIn(target)).length]).toEqual([4, MANY + 3]);
    });
    it('are not read again when an export that was cut off is run again', async () => {
      for (let index = 0; index < 20; index++) await source.put(`many/${10 + index}`, picture(`${index}`));
      const cut = watching(source, 9);
      await expect(exportAll(cut.files)).rejects.toThrow(Unavailable);
      expect(await refusal(checkFiles(path('move')))).toContain('was cut off; run it again first');
      const again = watching(source);
      expect(await exportAll(again.files)).toBe(23);
      // What was under way when it was cut off may be read twice.
      expect(again.read()).toBeLessThanOrEqual(23 - 9 + 4);
      await arrive();
      await verifyFiles(path('move'), target);
    });
    it('are read again only where something has changed, and what is gone leaves the folder too', async () => {
      await exportAll();
      await source.remove('avatars/elif.webp');
      await source.put('covers/new.webp', picture('Kapak'));
      writeFileSync(copy('feedback/a.png'), 'damaged');
      const again = watching(source);
      expect([await exportAll(again.files), again.read()]).toEqual([3, 2]);
      await arrive();
      await verifyFiles(path('move'), target);
      expect(await keysIn(new DiskFiles(path('move/files')))).toEqual(['covers/new.webp', 'feedback/a.png', 'pending/covers/b']);
    });
    it('may be imported again when that was cut off', async () => {
      await exportAll();
      await target.put('avatars/elif.webp', kept['avatars/elif.webp']);
      for (let turn = 0; turn < 2; turn++) await arrive();
      await verifyFiles(path('move'), target);
    });
    it('are refused by a store that holds anything else, and nothing is written there', async () => {
      await exportAll();
      await target.put('covers/foreign', picture('Başka'));
      expect(await refusal(arrive())).toBe('The file store to import into is not empty: it holds covers/foreign, which is not of this export.');
      await target.remove('covers/foreign');
      await target.put('avatars/elif.webp', picture('somebody else'));
      expect([await refusal(arrive()), await keysIn(target)]).toEqual([expect.stringContaining('is another file in this export'), ['avatars/elif.webp']]);
    });
    it('are compared one by one afterwards', async () => {
      await exportAll();
      await arrive();
      await target.put('avatars/elif.webp', picture('Elif', 'image/png'));
      expect(await refusal(verifyFiles(path('move'), target))).toBe('The uploaded file avatars/elif.webp differs.');
      await target.remove('avatars/elif.webp');
      expect(await refusal(verifyFiles(path('move'), target))).toBe('The uploaded file avatars/elif.webp is missing from the file store.');
      await target.put('avatars/elif.webp', kept['avatars/elif.webp']);
      await target.put('covers/later', picture('later'));
      expect(await refusal(verifyFiles(path('move'), target))).toBe('The uploaded file covers/later is in the file store alone.');
    });
  });
}

describe('Uploaded files in a folder of an export', () => {
  const path = scratchFolder();
  const close = closing();
  const refusal = (work: Promise<unknown>) => work.then(String, (error: unknown) => [error instanceof MoveRefused, (error as Error).message]);
  const list = () => path('move/files.ndjson');
  const edit = (file: string, change: (text: string) => string) => writeFileSync(file, change(readFileSync(file, 'utf8')));
  const editManifest = (change: Partial<Manifest>) =>
    edit(path('move/manifest.json'), (text) => JSON.stringify({ ...(JSON.parse(text) as Manifest), ...change }));
  let source: DiskFiles;
  const leave = async () => {
    await exportLog(close(new SqliteEventLog(path('log'))), path('move'), quiet);
    await exportFiles(source, path('move'), quiet);
  };
  beforeEach(async () => {
    source = new DiskFiles(path('source'));
    for (const key of ['avatars/a', 'avatars/b']) await source.put(key, picture(key));
  });

  it.each<[string, () => void, string]>([
    ['a byte was changed', () => edit(path('move/files/avatars/a'), (text) => text.replace('avatars', 'avatarz')), 'avatars/a is missing or was changed'],
    ['a type was changed', () => edit(path('move/files/avatars/b'), (text) => text.replace('image/webp', 'text/html ')), 'avatars/b is missing or was changed'],
    ['the end of a file is missing', () => truncateSync(path('move/files/avatars/a'), 5), 'avatars/a is missing or was changed'],
    ['a file is gone', () => rmSync(path('move/files/avatars/a')), 'avatars/a is missing or was changed'],
    ['all are gone', () => rmSync(path('move/files'), { recursive: true }), 'avatars/a is missing or was changed'],
    ['a line was taken out of the list', () => edit(list(), (text) => text.slice(text.indexOf('\n') + 1)), 'files.ndjson names 1 files instead of 2'],
    ['a line was changed', () => edit(list(), (text) => text.replace('image/webp', 'text/html!')), 'a line of files.ndjson was changed'],
    ['the list is gone', () => rmSync(list()), 'files.ndjson names 0 files instead of 2'],
  ])('are refused when %s', async (_, damage, sentence) => {
    await leave();
    damage();
    expect(await refusal(checkFiles(path('move')))).toEqual([true, `The exported files are damaged: ${sentence}.`]);
  });
  it('are not asked for where a release before has exported, which did not take them', async () => {
    await leave();
    editManifest({ files: undefined });
    expect(await checkFiles(path('move'))).toBeNull();
  });
  it('are not exported while one of them is damaged at its old home, which is named', async () => {
    truncateSync(path('source/avatars/b'), 100);
    expect(await refusal(leave())).toEqual([
      true,
      'The uploaded file avatars/b cannot be read (A kept file has lost its end or was not written by this store). Put it back from a backup, or remove it, and run this again.',
    ]);
    expect(await refusal(checkFiles(path('move')))).toEqual([true, expect.stringContaining('was cut off; run it again first')]);
    rmSync(path('source/avatars/b'));
    await leave();
    expect(await checkFiles(path('move'))).toBe(1);
  });
  it('are not exported from a place that holds something else', async () => {
    writeFileSync(path('source/OKU BENİ.txt'), 'Buraya bir not bıraktım.'.repeat(20));
    expect(await refusal(leave())).toEqual([true, 'The file store holds "OKU BENİ.txt", which is no upload: move it away first.']);
  });
});

/** Counts what is read from a store, how much of it at once, and lets it go away after so many. */
function watching(files: Files, until = Number.POSITIVE_INFINITY) {
  let [now, most, read] = [0, 0, 0];
  const watched: Files = {
    put: (key, file) => files.put(key, file),
    remove: (key) => files.remove(key),
    list: (prefix, options) => files.list(prefix, options),
    get: async (key) => {
      if (read >= until) throw new Unavailable('The store', new Error('power cut'));
      read += 1;
      now += 1;
      most = Math.max(most, now);
      return files.get(key).finally(() => {
        now -= 1;
      });
    },
  };
  return { files: watched, most: () => most, read: () => read };
}
