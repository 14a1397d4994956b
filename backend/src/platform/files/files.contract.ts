import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Files } from '../../kernel/files.js';
import { scratchFolder } from '../scratch.fixture.js';

const picture = (bytes: Buffer | string = 'picture', type = 'image/png') => ({ bytes: Buffer.from(bytes), type });
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `many/${String(index).padStart(4, '0')}`);

/** What every file store does; `open` answers an empty one, which may live under a path. */
export function describeFiles(name: string, open: (path: string) => Files | Promise<Files>): void {
  describe(name, () => {
    const path = scratchFolder();
    let files: Files;
    beforeEach(async () => {
      files = await open(path('files'));
    });

    describe('A kept file', () => keeps(() => files));
    describe('A removed file', () => removes(() => files));
    describe('A list of files', () => lists(() => files));
    describe('A bad key', () => refuses(() => files));
  });
}

function keeps(files: () => Files): void {
  it('comes back with its type', async () => {
    await files().put('avatars/elif.png', picture());
    expect(await files().get('avatars/elif.png')).toEqual(picture());
  });
  it('is not found under a key that was never written', async () => {
    await files().put('avatars/elif.png', picture());
    expect([await files().get('avatars/elif'), await files().get('avatars/elif.png2'), await files().get('covers/elif.png')]).toEqual([null, null, null]);
  });
  it('is not found under the area of a file', async () => {
    await files().put('covers/a/b.png', picture());
    expect(await files().get('covers/a')).toBeNull();
  });
  it('is replaced, bytes and type, by another under the same key', async () => {
    await files().put('avatars/a', picture('long first content'));
    await files().put('avatars/a', picture('second', 'image/webp'));
    expect(await files().get('avatars/a')).toEqual(picture('second', 'image/webp'));
  });
  it('keeps every byte there is', async () => {
    const bytes = Buffer.from(Array.from({ length: 1024 }, (_, index) => (index * 7) % 256));
    await files().put('a/bytes', picture(bytes));
    expect((await files().get('a/bytes'))?.bytes.equals(bytes)).toBe(true);
  });
  it('keeps the parameters of its type', async () => {
    await files().put('a/text', picture('İğne', 'text/plain; charset=utf-8'));
    expect(await files().get('a/text')).toEqual(picture('İğne', 'text/plain; charset=utf-8'));
  });
  it('may be empty', async () => {
    await files().put('a/empty', picture(''));
    expect(await files().get('a/empty')).toEqual(picture(''));
  });
  it('may have 5 MB', async () => {
    const bytes = randomBytes(5 * 1024 * 1024);
    await files().put('a/large', picture(bytes));
    expect((await files().get('a/large'))?.bytes.equals(bytes)).toBe(true);
  });
  it('is one of the two when both are written at once', async () => {
    const both = [picture('first', 'image/png'), picture('second', 'image/webp')];
    await Promise.all(both.map((file) => files().put('a/race', file)));
    expect(both).toContainEqual(await files().get('a/race'));
  });
  it('is refused when its type is none', async () => {
    for (const type of ['', 'png', 'image/png\r\nX-Evil: 1', `image/${'x'.repeat(250)}`])
      await expect(files().put('a/type', picture('x', type))).rejects.toThrow('type/subtype');
    expect(await files().get('a/type')).toBeNull();
  });
}

function removes(files: () => Files): void {
  it('is gone, and no other with it', async () => {
    await files().put('a/one', picture());
    await files().put('a/one2', picture());
    await files().remove('a/one');
    expect([await files().get('a/one'), await files().get('a/one2')]).toEqual([null, picture()]);
  });
  it('may be removed again, or never have been', async () => {
    await files().put('a/one', picture());
    for (const key of ['a/one', 'a/one', 'b/never']) await files().remove(key);
    expect(await files().list('', { limit: 10 })).toEqual([]);
  });
  it('may come back', async () => {
    await files().put('a/one', picture());
    await files().remove('a/one');
    await files().put('a/one', picture('again'));
    expect(await files().get('a/one')).toEqual(picture('again'));
  });
}

function lists(files: () => Files): void {
  const putAll = (keys: readonly string[]) => Promise.all(keys.map((key) => files().put(key, picture())));
  const listed = async (prefix: string, options: { after?: string; limit: number } = { limit: 100 }) =>
    (await files().list(prefix, options)).map(({ key }) => key);

  it('is empty when nothing is kept', async () => expect(await listed('')).toEqual([]));
  it('says how large each is and when it was kept', async () => {
    await files().put('a/one', picture('12345'));
    const [entry] = await files().list('a/', { limit: 1 });
    expect(entry).toEqual({ key: 'a/one', size: 5, storedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) });
    expect(Math.abs(Date.now() - Date.parse(entry?.storedAt ?? ''))).toBeLessThan(10_000);
  });
  it('has the files that begin with a prefix', async () => {
    await putAll(['avatars/a1', 'avatars/a2', 'avatars/b1', 'avatars/a/deep', 'avatars2/a1', 'covers/a1']);
    expect([await listed('avatars/a'), await listed('avatars/'), await listed('avatars2'), await listed('nothing/')]).toEqual([
      ['avatars/a/deep', 'avatars/a1', 'avatars/a2'],
      ['avatars/a/deep', 'avatars/a1', 'avatars/a2', 'avatars/b1'],
      ['avatars2/a1'],
      [],
    ]);
  });
  it('is in the order of keys', async () => {
    const keys = ['a/c', 'a/b2', 'a/b', 'a/b.x', 'a/b_x', 'a/10', 'a/9', 'b/a', 'a/a/z', 'a/z/a'];
    await putAll(keys);
    expect(await listed('')).toEqual([...keys].sort());
  });
  it('goes on behind a key, whether that is kept or not', async () => {
    await putAll(['a/1', 'a/2', 'a/3', 'b/1']);
    expect([
      await listed('a/', { after: 'a/1', limit: 10 }),
      await listed('', { after: 'a/25', limit: 10 }),
      await listed('', { after: 'c', limit: 10 }),
    ]).toEqual([['a/2', 'a/3'], ['a/3', 'b/1'], []]);
  });
  it('has no more than were asked for', async () => {
    await putAll(['a/1', 'a/2', 'a/3']);
    expect([await listed('a/', { limit: 2 }), await listed('a/', { limit: 0 })]).toEqual([['a/1', 'a/2'], []]);
  });
  it('can be read page by page, and in one piece, when it is long', async () => {
    const keys = numbered(1_100);
    for (let start = 0; start < keys.length; start += 50) await putAll(keys.slice(start, start + 50));
    const pages: string[][] = [];
    for (let after = ''; ; after = pages.at(-1)?.at(-1) ?? '') {
      const page = await listed('many/', { after, limit: 400 });
      if (page.length === 0) break;
      pages.push(page);
    }
    expect(pages.map(({ length }) => length)).toEqual([400, 400, 300]);
    expect(pages.flat()).toEqual(keys);
    expect(await listed('', { after: 'many/0000', limit: 5_000 })).toEqual(keys.slice(1));
  });
}

const BAD_KEYS = [
  '',
  '/',
  'a',
  'a/',
  '/a/b',
  'a//b',
  '../b/c',
  'a/../b',
  'a/..',
  './a/b',
  'a/.hidden',
  'A/b',
  'a/b c',
  'a/ş',
  'a\\b/c',
  'a/b\0',
  'a/%2e%2e',
  'a/b?x',
  `a/${'x'.repeat(300)}`,
];

function refuses(files: () => Files): void {
  it('is refused by whatever is asked', async () => {
    for (const key of BAD_KEYS) {
      await expect(files().put(key, picture())).rejects.toThrow('A key of a file');
      await expect(files().get(key)).rejects.toThrow('A key of a file');
      await expect(files().remove(key)).rejects.toThrow('A key of a file');
    }
  });
  it('leads nowhere in a list either', async () => {
    for (const prefix of ['..', '../', '/etc', 'a/../', 'A', 'a//'])
      for (const ask of [() => files().list(prefix, { limit: 1 }), () => files().list('', { after: prefix, limit: 1 })])
        await expect(ask()).rejects.toThrow('No key of a file begins');
  });
}
