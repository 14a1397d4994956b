import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileEntry, Files, StoredFile } from '../../kernel/files.js';
import { Unavailable } from '../../kernel/unavailable.js';
import { checkedFile, checkedKey, checkedPrefix, LONGEST_TYPE } from './checked.js';

/** Behind the bytes of every file: a mark, its type and blanks, always this long. */
const MARK = '\nmeydan-type: ';
const SEAL_BYTES = MARK.length + LONGEST_TYPE;
/** No draft takes as long as this: a crash has left it behind, and no other process on the folder still writes it. */
const DRAFT_MS = 60 * 60_000;
const NOT_THERE = ['ENOENT', 'ENOTDIR', 'EISDIR'];

/**
 * Keeps each file under its key in a folder. The type stands behind the bytes in the same file, so that one rename
 * replaces both; it stands at the end because pictures open as they are, a file that lost its end is noticed, and the length of the bytes is
 * known without opening the file. A key that is the area of another file is refused.
 */
export class DiskFiles implements Files {
  private readonly drafts: string;

  constructor(private readonly folder: string) {
    this.drafts = join(folder, '.drafts');
    mkdirSync(this.drafts, { recursive: true, mode: 0o700 });
    for (const path of readdirSync(this.drafts).map((name) => join(this.drafts, name))) if (isLeftBehind(path)) rmSync(path, { force: true });
  }

  async put(key: string, file: StoredFile): Promise<void> {
    const { bytes, type } = checkedFile(file);
    const path = this.pathOf(key);
    const draft = join(this.drafts, randomUUID());
    try {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeSynced(draft, [bytes, Buffer.from(`${MARK}${type.padEnd(LONGEST_TYPE)}`)]);
      await rename(draft, path);
      await this.syncFoldersOf(path);
    } catch (error) {
      await rm(draft, { force: true });
      if (hasCode(error, ['ENOTDIR', 'EISDIR', 'EEXIST', 'ENOTEMPTY'])) throw new Error('One of the two keys is the area of the other', { cause: error });
      throw unavailable(error);
    }
  }

  async get(key: string): Promise<StoredFile | null> {
    const whole = await unlessMissing(readFile(this.pathOf(key)));
    return whole && unsealed(whole);
  }

  async remove(key: string): Promise<void> {
    await unlessMissing(rm(this.pathOf(key)));
  }

  async list(prefix: string, { after = '', limit }: { after?: string; limit: number }): Promise<FileEntry[]> {
    const entries: FileEntry[] = [];
    if (limit < 1) return entries;
    for await (const key of this.keys('', checkedPrefix(prefix), checkedPrefix(after))) {
      const found = await unlessMissing(stat(join(this.folder, key)));
      if (found) entries.push({ key, size: found.size - SEAL_BYTES, storedAt: found.mtime.toISOString() });
      if (entries.length >= limit) break;
    }
    return entries;
  }

  /** Keys under an area in the order of whole keys: a folder stands where its name with the slash does. */
  private async *keys(area: string, prefix: string, after: string): AsyncGenerator<string> {
    const found = (await unlessMissing(readdir(join(this.folder, area), { withFileTypes: true }))) ?? [];
    const names = found.filter(({ name }) => !name.startsWith('.')).map((entry) => `${area}${entry.name}${entry.isDirectory() ? '/' : ''}`);
    for (const name of names.sort(byCodeUnit)) {
      const isArea = name.endsWith('/');
      if (isArea && mayHold(name, prefix, after)) yield* this.keys(name, prefix, after);
      if (!isArea && name.startsWith(prefix) && name > after) yield name;
    }
  }

  private pathOf(key: string): string {
    return join(this.folder, checkedKey(key));
  }

  /** Without this a power cut could take the names of files whose bytes are safe. */
  private async syncFoldersOf(path: string): Promise<void> {
    if (process.platform === 'win32') return; // Folders cannot be opened there.
    for (let folder = dirname(path); folder.length >= this.folder.length; folder = dirname(folder)) {
      const handle = await open(folder, 'r');
      await handle.sync().finally(() => handle.close());
    }
  }
}

function isLeftBehind(draft: string): boolean {
  const found = statSync(draft, { throwIfNoEntry: false });
  return found !== undefined && Date.now() - found.mtimeMs > DRAFT_MS;
}

const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : 1);
const mayHold = (area: string, prefix: string, after: string): boolean =>
  (area.startsWith(prefix) || prefix.startsWith(area)) && (area > after || after.startsWith(area));

async function writeSynced(path: string, parts: Buffer[]): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  try {
    for (const part of parts) await handle.writeFile(part);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function unsealed(whole: Buffer): StoredFile {
  const end = whole.length - SEAL_BYTES;
  const seal = end < 0 ? '' : whole.toString('latin1', end);
  if (!seal.startsWith(MARK)) throw new Error('A kept file has lost its end or was not written by this store');
  return { bytes: whole.subarray(0, end), type: seal.slice(MARK.length).trimEnd() };
}

const hasCode = (error: unknown, codes: readonly string[]): boolean => codes.includes((error as NodeJS.ErrnoException | null)?.code ?? '');
const unavailable = (error: unknown): Unavailable => new Unavailable('The folder of files', error);

async function unlessMissing<T>(working: Promise<T>): Promise<T | null> {
  try {
    return await working;
  } catch (error) {
    if (hasCode(error, [...NOT_THERE, 'ERR_FS_EISDIR'])) return null;
    throw unavailable(error);
  }
}
