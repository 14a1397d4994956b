import { createHash } from 'node:crypto';
import { open, rename } from 'node:fs/promises';
import type { Files } from '../../kernel/files.js';
import {
  copiesIn,
  digestOf,
  draftFile,
  entriesOf,
  fewAtOnce,
  filesIn,
  isWhole,
  joinLists,
  lineOfFile,
  listFile,
  type MovedFile,
  type Pair,
  pairs,
  readFrom,
} from './files-list.js';
import { readFinished, writeManifest } from './move-folder.js';

/**
 * Copies every uploaded file into a folder where the events have been exported, and writes a list of them with their digests. Copies that are
 * there already and whole stay; those of files that are gone go, so that an erasure reaches the folder too. Answers how many files there are.
 * Throws MoveRefused at a file that cannot be read.
 */
export async function exportFiles(files: Files, folder: string, report: (files: number) => void): Promise<number> {
  await joinLists(folder);
  const copies = copiesIn(folder);
  const take = async ({ key, listed, kept }: Pair): Promise<MovedFile | null> => {
    if (!kept) return null;
    if (listed && listed.size === kept.size && listed.storedAt === kept.storedAt && (await isWhole(copies, listed))) return listed;
    const file = await readFrom(files, key);
    if (!file) return null; // It was removed a moment ago.
    await copies.put(key, file);
    return { key, size: file.bytes.length, storedAt: kept.storedAt, type: file.type, sha256: digestOf(file.bytes) };
  };
  const draft = await open(draftFile(folder), 'w', 0o600);
  const hash = createHash('sha256');
  let count = 0;
  try {
    for await (const taken of fewAtOnce(pairs(filesIn(listFile(folder)), entriesOf(files)), take)) {
      const lines = taken.flatMap((file) => (file ? [lineOfFile(file)] : []));
      await draft.appendFile(lines.join(''));
      hash.update(lines.join(''));
      count += lines.length;
      if (lines.length > 0) report(count);
    }
    await draft.sync();
  } finally {
    await draft.close();
  }
  await rename(draftFile(folder), listFile(folder));
  for await (const { key, listed } of pairs(filesIn(listFile(folder)), entriesOf(copies))) if (!listed) await copies.remove(key);
  await writeManifest(folder, { ...readFinished(folder), files: { entries: count, sha256: hash.digest('hex') } });
  return count;
}
