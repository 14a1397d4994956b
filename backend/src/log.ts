import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { contextParts } from './contexts.js';
import { arrive, compare, leave, say } from './moving-home.js';
import { inSentence } from './platform/chain/reading-only.js';
import { inWords, runCommand } from './platform/command-line.js';
import { checkVaultFor } from './platform/moving/move-vault.js';
import { openMovingTools } from './platform/open-stack.js';
import { WrongSetting } from './platform/settings/readings.js';
import { readSettings, type Settings } from './platform/settings/settings.js';
import type { ContextParts } from './platform/slices/context.js';
import { KeyVault } from './platform/vault/key-vault.js';
import { masterKeyThere } from './platform/vault/master-key.js';
import { byOperator, withProof } from './proof-tools.js';

const USAGE = 'Usage: npm run log -- export | import | verify <folder>. The settings say which home is moved (docs/operations.md).';

/** The operator's command line for moving a home: events, vault and uploaded files go through a folder. */
async function main([verb, where]: readonly string[]): Promise<string> {
  if (!where || !['export', 'import', 'verify'].includes(verb ?? '')) throw new WrongSetting(USAGE);
  const settings = readSettings(process.env);
  const folder = resolve(where);
  if (verb !== 'import' && !settings.eventStoreUrl && !existsSync(join(settings.dataDir, 'events.db')))
    throw new WrongSetting(`There is no log in DATA_DIR: ${settings.dataDir}`);
  if (verb === 'import') await checkKey(settings, folder);
  const parts = contextParts(settings);
  if (verb === 'export') await sealFirst(settings, parts);
  const { ports, close } = await openMovingTools(settings, parts, verb === 'import', (what, error) => say(`${what}: ${inWords(error)}`));
  try {
    if (verb === 'export') await leave(ports, folder);
    else if (verb === 'import')
      await arrive(
        ports,
        folder,
        parts.flatMap(({ projections }) => projections).map(({ projection }) => projection.name),
      );
    else await compare(ports, folder);
    return '';
  } finally {
    await close();
  }
}

/** What leaves is vouched for as a whole. A log that is not what was recorded can leave, too: but not under a seal. */
async function sealFirst(settings: Settings, parts: readonly ContextParts[]): Promise<void> {
  const fault = await withProof(settings, parts, (proof) => proof.seal(byOperator()));
  if (fault) say(`${inSentence(fault)} It is exported as it is, and nothing more of it is sealed.`);
}

/** A vault that is opened is bound to its master key for good, so the key is tried before. */
async function checkKey({ masterKey, dataDir }: Settings, folder: string): Promise<void> {
  const master = masterKeyThere(masterKey, join(dataDir, 'master.key'));
  await checkVaultFor(folder, (entry) => entry.kind === 'note' || KeyVault.canOpen(master, entry));
}

runCommand(main);
