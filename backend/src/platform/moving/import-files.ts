import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import type { Files } from '../../kernel/files.js';
import { copiesIn, entriesOf, fewAtOnce, filesIn, isWhole, listFile, type MovedFile, pairs, readFrom } from './files-list.js';
import { MoveRefused, readFinished } from './move-folder.js';

const LINE_END = 0x0a;

/**
 * Answers how many uploaded files a folder holds; null for the export of a release that left them where they were. Throws MoveRefused unless
 * each is what was exported, byte for byte.
 */
export async function checkFiles(folder: string): Promise<number | null> {
  const { files: promised } = readFinished(folder);
  if (promised === undefined) return null;
  if (promised === null) throw new MoveRefused(`The export of the uploaded files in ${folder} was cut off; run it again first.`);
  const { entries, sha256 } = await sumOf(listFile(folder));
  if (entries !== promised.entries) throw wrong(`files.ndjson names ${entries} files instead of ${promised.entries}`);
  if (sha256 !== promised.sha256) throw wrong('a line of files.ndjson was changed');
  const copies = copiesIn(folder);
  const check = async (file: MovedFile) => {
    if (!(await isWhole(copies, file))) throw wrong(`${file.key} is missing or was changed`);
  };
  for await (const _ of fewAtOnce(filesIn(listFile(folder)), check));
  return entries;
}

/** Throws MoveRefused when a store holds anything that is not of an export; writes nothing. */
export async function checkArrival(folder: string, files: Files): Promise<void> {
  for await (const { key, listed, kept } of pairs(filesIn(listFile(folder)), entriesOf(files)))
    if (kept && kept.size !== listed?.size)
      throw new MoveRefused(`The file store to import into is not empty: it holds ${key}, which ${listed ? 'is another file in' : 'is not of'} this export.`);
}

/** Copies the files of a folder that was checked into a store; those that are there from an earlier try stay. */
export async function importFiles(folder: string, files: Files, report: (files: number) => void): Promise<void> {
  const copies = copiesIn(folder);
  let count = 0;
  const put = async ({ key, kept }: { key: string; kept: unknown }) => {
    const file = kept ? null : await readFrom(copies, key);
    if (file) await files.put(key, file);
  };
  for await (const done of fewAtOnce(pairs(filesIn(listFile(folder)), entriesOf(files)), put)) {
    count += done.length;
    report(count);
  }
}

/** Throws MoveRefused, naming the first file, unless a store holds exactly the files of a folder that was checked. */
export async function verifyFiles(folder: string, files: Files): Promise<void> {
  const compare = async ({ key, listed, kept }: { key: string; listed: MovedFile | null; kept: unknown }) => {
    const what = !kept ? 'is missing from the file store' : !listed ? 'is in the file store alone' : (await isWhole(files, listed)) ? null : 'differs';
    if (what) throw new MoveRefused(`The uploaded file ${key} ${what}.`);
  };
  for await (const _ of fewAtOnce(pairs(filesIn(listFile(folder)), entriesOf(files)), compare));
}

async function sumOf(list: string): Promise<{ entries: number; sha256: string }> {
  const hash = createHash('sha256');
  let entries = 0;
  if (existsSync(list))
    for await (const part of createReadStream(list) as AsyncIterable<Buffer>) {
      hash.update(part);
      entries += part.filter((byte) => byte === LINE_END).length;
    }
  return { entries, sha256: hash.digest('hex') };
}

const wrong = (what: string) => new MoveRefused(`The exported files are damaged: ${what}.`);
