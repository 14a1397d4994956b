import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { MoveRefused, readFinished, writeManifest } from './move-folder.js';
import type { MovedCursor, MovedEntry, MovedStore } from './move-notes.js';

const PAGE = 500;
const LINE_END = 0x0a;

const vaultFile = (folder: string): string => join(folder, 'vault.ndjson');

/**
 * Writes everything that a vault keeps into a folder where the events have been exported, as it is kept: keys wrapped, passwords hashed; and
 * what was written into the manifest. Answers how many entries.
 */
export async function exportVault(vault: MovedStore, folder: string): Promise<number> {
  const draft = await open(`${vaultFile(folder)}.part`, 'w', 0o600);
  const hash = createHash('sha256');
  let count = 0;
  try {
    for (let last: MovedCursor | null = null; ; ) {
      const entries: readonly MovedEntry[] = await vault.entries(last, PAGE);
      last = entries.at(-1) ?? null;
      if (!last) break;
      const lines = entries.map((entry) => `${JSON.stringify(writable(entry))}\n`).join('');
      await draft.writeFile(lines);
      hash.update(lines);
      count += entries.length;
    }
    await draft.sync();
  } finally {
    await draft.close();
  }
  await rename(`${vaultFile(folder)}.part`, vaultFile(folder));
  await writeManifest(folder, { ...readFinished(folder), vault: { entries: count, sha256: hash.digest('hex') } });
  return count;
}

/** Takes over what an export has written, under the same master key; again is no harm. Throws MoveRefused before anything is taken over. */
export async function importVault(folder: string, vault: MovedStore): Promise<number> {
  const count = await checkVaultFor(folder, (entry) => vault.opens(entry));
  for await (const entry of entriesIn(folder)) await vault.adopt([entry]);
  return count;
}

/** Answers how many entries an export has, all of which can be read; throws MoveRefused otherwise. Asked before a vault is opened, it leaves the new home without one. */
export async function checkVaultFor(folder: string, opens: (entry: MovedEntry) => boolean): Promise<number> {
  const count = await checkVault(folder);
  for await (const entry of entriesIn(folder)) {
    if (!opens(entry))
      throw new MoveRefused(
        'The exported vault belongs to another master key: set MASTER_KEY (or put the file master.key into DATA_DIR) as the old home has it.',
      );
  }
  return count;
}

async function* entriesIn(folder: string): AsyncGenerator<MovedEntry> {
  for await (const line of createInterface({ input: createReadStream(vaultFile(folder)), crlfDelay: Number.POSITIVE_INFINITY }))
    yield readable(JSON.parse(line));
}

/** Answers how many entries the file of a vault holds; throws MoveRefused unless it is what was exported, byte for byte. */
export async function checkVault(folder: string): Promise<number> {
  const { vault: promised } = readFinished(folder);
  if (!existsSync(vaultFile(folder))) throw new MoveRefused(`There is no exported vault in ${folder}.`);
  if (!promised) throw new MoveRefused(`manifest.json does not hold the sum of the vault in ${folder}; run the export again first.`);
  const hash = createHash('sha256');
  let entries = 0;
  for await (const part of createReadStream(vaultFile(folder)) as AsyncIterable<Buffer>) {
    hash.update(part);
    entries += part.filter((byte) => byte === LINE_END).length;
  }
  if (entries !== promised.entries) throw wrong(`there are ${entries} entries instead of ${promised.entries}`);
  if (hash.digest('hex') !== promised.sha256) throw wrong('an entry of it was changed');
  return entries;
}

const wrong = (what: string) => new MoveRefused(`The exported vault is damaged: ${what}.`);

type Written = Exclude<MovedEntry, { kind: 'key' }> | { readonly kind: 'key'; readonly id: string; readonly wrapped: string | null };

const writable = (entry: MovedEntry): Written => (entry.kind === 'key' ? { ...entry, wrapped: entry.wrapped?.toString('base64') ?? null } : entry);

const readable = (entry: Written): MovedEntry =>
  entry.kind === 'key' ? { ...entry, wrapped: entry.wrapped === null ? null : Buffer.from(entry.wrapped, 'base64') } : entry;
