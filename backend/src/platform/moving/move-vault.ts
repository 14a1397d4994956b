import { createReadStream, existsSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { KeyVault } from '../vault/key-vault.js';
import type { VaultCursor, VaultEntry } from '../vault/vault-store.js';
import { MoveRefused } from './move-folder.js';

const PAGE = 500;

const vaultFile = (folder: string): string => join(folder, 'vault.ndjson');

/** Writes everything that a vault keeps into a folder, as it is kept: keys wrapped, passwords hashed. Answers how many entries. */
export async function exportVault(vault: KeyVault, folder: string): Promise<number> {
  const draft = await open(`${vaultFile(folder)}.part`, 'w', 0o600);
  let count = 0;
  try {
    for (let last: VaultCursor | null = null; ; ) {
      const entries: readonly VaultEntry[] = await vault.entries(last, PAGE);
      last = entries.at(-1) ?? null;
      if (!last) break;
      await draft.writeFile(entries.map((entry) => `${JSON.stringify(writable(entry))}\n`).join(''));
      count += entries.length;
    }
    await draft.sync();
  } finally {
    await draft.close();
  }
  await rename(`${vaultFile(folder)}.part`, vaultFile(folder));
  return count;
}

/** Takes over what an export has written, under the same master key; again is no harm. Throws MoveRefused when there is no such file. */
export async function importVault(folder: string, vault: KeyVault): Promise<number> {
  if (!existsSync(vaultFile(folder))) throw new MoveRefused(`${folder} klasöründe dışa aktarılmış bir kasa yok.`);
  let count = 0;
  for await (const line of createInterface({ input: createReadStream(vaultFile(folder)), crlfDelay: Number.POSITIVE_INFINITY })) {
    await vault.adopt([readable(JSON.parse(line))]);
    count += 1;
  }
  return count;
}

type Written = Exclude<VaultEntry, { kind: 'key' }> | { readonly kind: 'key'; readonly id: string; readonly wrapped: string | null };

const writable = (entry: VaultEntry): Written => (entry.kind === 'key' ? { ...entry, wrapped: entry.wrapped?.toString('base64') ?? null } : entry);

const readable = (entry: Written): VaultEntry =>
  entry.kind === 'key' ? { ...entry, wrapped: entry.wrapped === null ? null : Buffer.from(entry.wrapped, 'base64') } : entry;
