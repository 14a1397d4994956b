import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { FileEntry, Files, StoredFile } from '../../kernel/files.js';
import { Unavailable } from '../../kernel/unavailable.js';
import { checkedFile, checkedKey } from '../files/checked.js';
import { DiskFiles } from '../files/disk-files.js';
import { MoveRefused, parsed } from './move-folder.js';

/** A file that was taken along: what its copy in the folder has to be, and when its store had kept it. */
export interface MovedFile extends FileEntry {
  readonly type: string;
  readonly sha256: string;
}

/** Files are copied so many at once, and so many are in memory. */
const AT_ONCE = 4;
const PAGE = 500;

export const listFile = (folder: string): string => join(folder, 'files.ndjson');
/** The list of an export that is under way. */
export const draftFile = (folder: string): string => join(folder, 'files.ndjson.part');

/** The copies, kept as the embedded home keeps its files. */
export const copiesIn = (folder: string): Files => new DiskFiles(join(folder, 'files'));

export const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Whether a store holds what was taken along; a file that has lost its end is not. */
export async function isWhole(files: Files, { key, type, sha256 }: MovedFile): Promise<boolean> {
  try {
    const found = await files.get(key);
    return found !== null && found.type === type && digestOf(found.bytes) === sha256;
  } catch (error) {
    if (error instanceof Unavailable) throw error;
    return false;
  }
}

/** Every file of a store in the order of keys, read page after page. */
export async function* entriesOf(files: Files): AsyncGenerator<FileEntry> {
  for (let after = ''; ; ) {
    const page = await files.list('', { after, limit: PAGE });
    for (const entry of page) {
      if (!isKey(entry.key)) throw new MoveRefused(`The file store holds ${JSON.stringify(entry.key)}, which is no upload: move it away first.`);
      yield entry;
    }
    const last = page.at(-1);
    if (!last) return;
    after = last.key;
  }
}

/** A file of a store; null when it is gone. What cannot be read is for the operator to mend. */
export async function readFrom(files: Files, key: string): Promise<StoredFile | null> {
  try {
    const file = await files.get(key);
    return file && checkedFile(file);
  } catch (error) {
    if (error instanceof Unavailable || !(error instanceof Error)) throw error;
    throw new MoveRefused(`The uploaded file ${key} cannot be read (${error.message}). Put it back from a backup, or remove it, and run this again.`);
  }
}

export interface Pair {
  readonly key: string;
  readonly listed: MovedFile | null;
  readonly kept: FileEntry | null;
}

/** A list and a store beside each other, both in the order of keys. */
export async function* pairs(list: AsyncGenerator<MovedFile>, store: AsyncGenerator<FileEntry>): AsyncGenerator<Pair> {
  let [listed, kept] = [await nextOf(list), await nextOf(store)];
  while (listed || kept) {
    const key = listed && (!kept || listed.key < kept.key) ? listed.key : (kept?.key ?? '');
    const pair = { key, listed: listed?.key === key ? listed : null, kept: kept?.key === key ? kept : null };
    yield pair;
    if (pair.listed) listed = await nextOf(list);
    if (pair.kept) kept = await nextOf(store);
  }
}

const nextOf = async <T>(items: AsyncGenerator<T>): Promise<T | null> => {
  const next = await items.next();
  return next.done ? null : next.value;
};

/** Does what is to be done with each, a few at once; answers the results a few at a time, in order. Throws what the first in order failed with. */
export async function* fewAtOnce<T, R>(items: AsyncIterable<T>, work: (item: T) => Promise<R>): AsyncGenerator<R[]> {
  let waiting: T[] = [];
  for await (const item of items) {
    waiting.push(item);
    if (waiting.length < AT_ONCE) continue;
    yield await allInOrder(waiting.map(work));
    waiting = [];
  }
  if (waiting.length > 0) yield await allInOrder(waiting.map(work));
}

async function allInOrder<R>(work: Promise<R>[]): Promise<R[]> {
  // None is left running when this throws, and which file an error names is not decided by which was slower.
  await Promise.allSettled(work);
  return Promise.all(work);
}

/** What a list says, up to the first line that is none: what stands behind it was cut off. */
export async function* filesIn(list: string): AsyncGenerator<MovedFile> {
  if (!existsSync(list)) return;
  for await (const line of createInterface({ input: createReadStream(list), crlfDelay: Number.POSITIVE_INFINITY })) {
    const file = parsed(line) as MovedFile | null;
    if (typeof file?.key !== 'string' || !isKey(file.key) || typeof file.sha256 !== 'string') return;
    yield file;
  }
}

/** Puts what an export had noted before it was cut off in front of what the list before it says of later keys. */
export async function joinLists(folder: string): Promise<void> {
  if (!existsSync(draftFile(folder))) return;
  const joined = await open(`${listFile(folder)}.joined`, 'w', 0o600);
  let last = '';
  for (const list of [draftFile(folder), listFile(folder)])
    for await (const file of filesIn(list)) {
      if (file.key <= last) continue;
      last = file.key;
      await joined.appendFile(lineOfFile(file));
    }
  await joined.sync();
  await joined.close();
  await rename(`${listFile(folder)}.joined`, listFile(folder));
  await rm(draftFile(folder));
}

export const lineOfFile = ({ key, size, storedAt, type, sha256 }: MovedFile): string => `${JSON.stringify({ key, size, storedAt, type, sha256 })}\n`;

function isKey(key: string): boolean {
  try {
    return checkedKey(key) === key;
  } catch {
    return false; // That is the answer: it throws on what is no key.
  }
}
